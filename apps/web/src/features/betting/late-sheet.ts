import { inFile, lazyPart } from '../../platform/lazy/index.ts';

/** The sheet of the component library, loaded after the first paint: no sheet is open then. */
export const LateSheet = lazyPart(
  inFile('after-board', async () => (await import('@tessera/ui/sheet/sheet.tsx')).Sheet),
);
