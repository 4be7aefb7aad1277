import { t } from '../messages/connect.ts';

/** @param name of what asks to be connected */
export function connectTitle(name: string): string {
  return t('connectTitle', { host: name });
}
