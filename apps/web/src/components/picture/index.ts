export { brokenLines, type Pen, paintPicture } from './paint-picture.ts';
