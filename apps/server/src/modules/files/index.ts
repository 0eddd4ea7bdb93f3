/** Files that players upload: their pixels encoded again, stored by subject, served from an origin of their own. */
export type { FileKind, Files } from './files.ts';
export { filesModule } from './module.ts';
export { PictureRefused } from './pictures/index.ts';
