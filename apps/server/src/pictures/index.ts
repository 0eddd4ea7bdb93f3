/** Uploaded pictures: their size, and decoding them in a process of its own. */
export { createPictures, type Pictures } from './pictures.ts';
export { sizeOf } from './size.ts';
