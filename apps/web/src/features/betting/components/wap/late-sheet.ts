import { lazyPart } from '../../../../platform/lazy/index.ts';

/** The sheet of the component library, fetched after the first paint: nothing lies in one then. */
export const LateSheet = lazyPart(async () => (await import('../later-wap.ts')).Sheet);
