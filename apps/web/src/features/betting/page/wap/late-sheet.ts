import { lazyPart } from '../../../../platform/lazy/index.ts';

/** The sheet of the component library, loaded after the first paint: no sheet is open then. */
export const LateSheet = lazyPart(async () => (await import('../later-wap.ts')).Sheet);
