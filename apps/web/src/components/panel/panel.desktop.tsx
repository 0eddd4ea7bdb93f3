import { Dialog } from '@tessera/ui';
import type { PanelProps } from './panel-props.ts';

export function DialogPanel({ title, onClose, width = 440, className, footer, children }: PanelProps) {
  return (
    <Dialog open onClose={onClose} title={title} width={width} footer={footer} className={className ?? ''}>
      {children}
    </Dialog>
  );
}
