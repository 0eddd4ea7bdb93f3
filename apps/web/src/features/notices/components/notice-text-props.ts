import type { ReactNode } from 'react';

export interface NoticeTextProps {
  title: string;
  /** Below the title: its kind and time. */
  facts: ReactNode;
  /** As cleaned by the server. */
  html: string;
}
