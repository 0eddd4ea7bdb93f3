import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { ComposerProps } from './composer-props.ts';

/** The text of a composer and how it is sent. */
export function useComposer({ max, onSend, text: store, onTyping }: ComposerProps) {
  const text = useStore(store);
  const setText = (value: string) => store.setState(value);
  const left = max - text.length;
  const canSend = text.trim() !== '' && left >= 0;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    setText('');
  };
  return {
    text,
    left,
    canSend,
    send,
    handleText: (value: string) => {
      setText(value);
      onTyping?.();
    },
    /** Enter sends, Shift and Enter begin a line; Enter that ends the input of a Chinese word does neither. */
    handleKey: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      send();
    },
  };
}
