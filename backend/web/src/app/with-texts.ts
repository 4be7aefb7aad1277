import { textsLoaded } from '@wareword/ui/messages';

/** Loads a part of the pages, which can be shown once its texts are there. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await textsLoaded();
  return part;
}
