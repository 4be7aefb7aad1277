import { IMAGE_LIMITS } from '@wareword/shared-schema';
import { imageAddressesFrom } from '@wareword/shared-schema/image-addresses';
import { describeExcess } from './character-count.ts';
import { t } from '../../messages/write.ts';

/** What is wrong with the addresses, and what to do about it; null if nothing is. */
export function describeImageProblem(text: string): string | null {
  const addresses = imageAddressesFrom(text);
  if (addresses.length > IMAGE_LIMITS.images) {
    return t('imagesTooMany', { count: addresses.length, images: IMAGE_LIMITS.images });
  }
  const wrong = addresses.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''));
  if (wrong !== undefined) return t('imageAddressInvalid', { address: wrong.slice(0, 40) });
  return addresses.map((one) => describeExcess(one, IMAGE_LIMITS.address)).find(Boolean) ?? null;
}
