import { Sheet } from '@tessera/ui';
import type { PanelProps } from './panel-props.ts';

export function SheetPanel({ title, onClose, detent = 'full', className, footer, children }: PanelProps) {
  return (
    <Sheet open onClose={onClose} title={title} detent={detent} footer={footer} className={className ?? ''}>
      {children}
    </Sheet>
  );
}
