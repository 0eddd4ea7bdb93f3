import { lazyPart } from '../../platform/lazy/index.ts';

export { addAgain } from './slip/add-again.ts';

/** Dialog to change the preset amounts of the credit board; usable on any page. */
export const ChipDialog = lazyPart(async () => (await import('./board/chip-dialog.tsx')).ChipDialog);
