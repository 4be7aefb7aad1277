/** Image types that models with vision can read. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** Bytes at the start of a file that {@link imageTypeOf} looks at. */
export const SNIFFED_BYTES = 12;

/** The type of an image by its first bytes, whatever its server calls it; undefined if it isn't an image. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return /^GIF8[79]a/.test(start) ? 'image/gif' : undefined;
}
