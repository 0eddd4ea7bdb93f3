/** Uploaded pictures: their size, and decoding them in a separate process. */
export { createPictures, PictureRefused, type Pictures } from './pictures.ts';
export { sizeOf } from './size.ts';
