import type { SheetProps } from '@tessera/ui';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  onClose: () => void;
  /** Width of the dialog, px; 440 by default. */
  width?: number;
  /** Height of the sheet: as high as what it holds, by default. */
  height?: NonNullable<SheetProps['height']>;
  /** Whether it is the detail of an entry of a list: on a tablet it stands beside the list. */
  beside?: boolean;
  className?: string | undefined;
  /** Fixed at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}
