import type { ReactNode } from 'react';

export interface ComposerProps {
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
  /** What the field begins with. */
  initial?: string;
  /** Called while the player types. */
  onTyping?: () => void;
}
