import type { ReactNode } from 'react';

export interface EntryFrameProps {
  title: string;
  /** Phones: one line below the logo. */
  slogan?: string;
  /** Phones: one line below the form. */
  footnote?: string;
  /** Desktop: width of the dialog in px, 420 by default. */
  width?: number;
  /** Phones: a back button instead of the close button. */
  onBack?: (() => void) | undefined;
  /** Phones: fixed at the bottom of the window. */
  bar?: ReactNode;
  children: ReactNode;
}
