import { useEffect, useEffectEvent } from 'react';

/** What each key does: `j`, `Escape`, `?`, or two keys in turn as `g a`. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

/** Time within which the second of two keys must follow, ms. */
const SECOND_KEY_MS = 1_200;

/** Listens to keys on the whole page, except while something is typed, a dialog is open or a modifier is held. */
export function useKeys(keys: KeyMap): void {
  const act = useEffectEvent((name: string): boolean => {
    const action = keys[name];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    let first = { key: '', at: 0 };
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const isSecond = event.timeStamp - first.at < SECOND_KEY_MS;
      const acted =
        (isSecond && act(`${first.key} ${key}`)) || (!(isSecond && first.key === 'g') && act(key));
      if (acted) event.preventDefault();
      first = { key, at: event.timeStamp };
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'))
  );
}
