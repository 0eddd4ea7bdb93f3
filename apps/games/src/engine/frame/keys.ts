export interface Keys {
  press(): void;
  step(direction: 1 | -1): void;
  scale(factor: 'half' | 'double'): void;
}

/** Elements that handle keys themselves while focused. */
const own =
  'input, select, textarea, button, a, summary, dialog, [role="slider"], [role="grid"], [data-keys]';

/**
 * Space and Enter play, up and down change the stake, left and right halve and double it. A focused control handles its own
 * keys; on the play button, space and Enter press it anyway.
 */
export function listenToKeys(keys: Keys): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const at = event.target instanceof Element ? event.target.closest(own) : null;
    const isArrow = event.key.startsWith('Arrow');
    // A plain button does not use arrows, so they still change the stake.
    if (at && !(isArrow && at.localName === 'button' && !at.closest('[role="grid"], [data-keys]'))) return;
    const act = meaning(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function meaning(key: string, { press, step, scale }: Keys): (() => void) | undefined {
  switch (key) {
    case ' ':
    case 'Enter':
      return press;
    case 'ArrowUp':
      return () => step(1);
    case 'ArrowDown':
      return () => step(-1);
    case 'ArrowRight':
      return () => scale('double');
    case 'ArrowLeft':
      return () => scale('half');
    default:
      return undefined;
  }
}
