/** Images whose addresses a request names. */
export { createImageReader, type ImageReaderOptions } from './image-reader.ts';
