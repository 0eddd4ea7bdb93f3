import type { FileKind } from '../files/index.ts';

/** Pictures of messages. Their subject is what the module that takes them says: a case of customer service. */
export const chatFiles: FileKind = { name: 'messages', bytesMax: 2 * 1024 * 1024, keptMax: 20 };
