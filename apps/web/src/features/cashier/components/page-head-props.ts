import type { MessageKey } from '@tessera/messages';
import type { ReactNode } from 'react';

export interface PageHeadProps {
  /** Message keys. */
  title: MessageKey;
  note: MessageKey;
  /** Opens the history from the title bar on phones; on desktop the history is beside the form. */
  onAll?: () => void;
  /** At the end on desktop. */
  children?: ReactNode;
}
