import { IMAGE_LIMITS } from '@wareword/shared-schema';
import { describeExcess } from './character-count.ts';
import { t } from '../../messages/write.ts';

/** Addresses, one a line. */
export function imagesFrom(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What is wrong with the addresses, and what to do about it; null if nothing is. */
export function describeImageProblem(text: string): string | null {
  const addresses = imagesFrom(text);
  if (addresses.length > IMAGE_LIMITS.images) {
    return t('imagesTheLimitIsImages', { count: addresses.length, images: IMAGE_LIMITS.images });
  }
  const wrong = addresses.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''));
  if (wrong !== undefined) return t('enterAsAddress', { address: wrong.slice(0, 40) });
  return addresses.map((one) => describeExcess(one, IMAGE_LIMITS.address)).find(Boolean) ?? null;
}
