import type { ReactNode } from 'react';

export interface SwitchProps {
  /** Emblem on desktop, px. */
  size: number;
  /** Content of the button for an emblem of this size, px. */
  face: (emblem: number) => ReactNode;
  list: (close: () => void) => ReactNode;
}
