import { Sheet } from '@tessera/ui';
import type { PanelProps } from './panel-props.ts';

export function SheetPanel({ title, onClose, height = 'content', className, footer, children }: PanelProps) {
  return (
    <Sheet open onClose={onClose} title={title} height={height} footer={footer} className={className ?? ''}>
      {children}
    </Sheet>
  );
}
