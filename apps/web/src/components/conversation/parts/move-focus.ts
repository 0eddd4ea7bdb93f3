import type { KeyboardEvent } from 'react';

/** Where a key leads among `count` messages from the focused one; -1 is the log itself. Undefined: the key moves nothing. */
export function placeAfter(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowUp') return from < 0 ? count - 1 : Math.max(from - 1, 0);
  if (key === 'ArrowDown') return from < 0 ? undefined : Math.min(from + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Keys of the log: arrows, Home and End move between messages, Enter opens the actions of the focused one. */
export function handleLogKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: log, target, key } = event;
  if (!(target instanceof HTMLElement)) return;
  // Keys of buttons and links inside a message are theirs.
  if (target !== log && target.dataset.message === undefined) return;
  if (key === 'Enter') {
    target.querySelector<HTMLElement>('[data-actions]')?.click();
    return;
  }
  const messages = [...log.querySelectorAll<HTMLElement>('[data-message]')];
  const place = placeAfter(key, messages.indexOf(target), messages.length);
  if (place === undefined) return;
  event.preventDefault();
  messages[place]?.focus();
}
