import type { TONES } from '@wareword/shared-schema';
import { t } from '../messages/shell.ts';

type Tone = (typeof TONES)[number];

const NAMES: Readonly<Record<Tone, () => string>> = {
  Professional: () => t('toneProfessional'),
  Energetic: () => t('toneEnergetic'),
  Friendly: () => t('toneFriendly'),
  Luxury: () => t('toneLuxury'),
  Technical: () => t('toneTechnical'),
  Playful: () => t('tonePlayful'),
  Bold: () => t('toneBold'),
  Minimalist: () => t('toneMinimalist'),
};

/** A tone, as the page's language calls it. */
export function toneName(tone: Tone): string {
  return NAMES[tone]();
}
