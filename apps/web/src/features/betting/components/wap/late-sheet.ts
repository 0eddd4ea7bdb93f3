import { lazyPart } from '../../../../platform/lazy/index.ts';

/** The sheet of the component library, fetched after the first paint: nothing lies in one then. */
export const LateSheet = lazyPart(async () => (await import('@tessera/ui/sheet/sheet.tsx')).Sheet);
