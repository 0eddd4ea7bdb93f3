import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../../platform/lazy/index.ts';

const NumberSetsPanel = lazyPart(async () => (await import('./number-sets-panel.tsx')).NumberSetsPanel);

/** Provides the function that opens the saved number sets. */
export function NumberSets({ children }: { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {open && <NumberSetsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
