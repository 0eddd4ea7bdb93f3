export { smallPicture } from './small-picture.ts';
