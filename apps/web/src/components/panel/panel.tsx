import { Dialog, Sheet } from '@tessera/ui';
import type { ReactNode } from 'react';
import { isPhone } from '../../platform/device/index.ts';

export interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form above the page: a dialog on desktop, a sheet on phones. */
export function Panel({ title, onClose, children }: PanelProps) {
  return isPhone ? (
    <Sheet open onClose={onClose} title={title} detent="full">
      {children}
    </Sheet>
  ) : (
    <Dialog open onClose={onClose} title={title} width={440}>
      {children}
    </Dialog>
  );
}
