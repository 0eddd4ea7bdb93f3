/** Files that players upload. */
export { createPictures, type Pictures, sizeOf } from './pictures/index.ts';
