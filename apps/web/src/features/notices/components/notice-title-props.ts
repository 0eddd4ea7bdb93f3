import type { ReactNode } from 'react';

export interface NoticeTitleProps {
  children: ReactNode;
  className?: string;
}
