import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';

export interface ComposerProps {
  /** What is typed: that of the conversation. */
  text: StoreApi<string>;
  /** Most characters of a message. */
  max: number;
  /** Sends a text; it is not empty. */
  onSend: (text: string) => void;
  /** Why the player may not write now; replaces the field. */
  closed?: ReactNode;
  /** Tools beside the field: a picture, a card. */
  tools?: ReactNode;
  /** A short fact: the time between two messages. */
  note?: ReactNode;
  /** Called while the player types. */
  onTyping?: () => void;
}
