export interface Keys {
  press(): void;
  step(direction: 1 | -1): void;
  scale(factor: 'half' | 'double'): void;
}

/** What a key means by itself; a control that has the focus keeps its own keys. */
const own =
  'input, select, textarea, button, a, summary, dialog, [role="slider"], [role="grid"], [data-keys]';

/**
 * Space and Enter play, up and down change the stake, left and right halve and double it. A key that a control with the focus
 * understands is the control's; space and Enter on the play button are presses of it anyway.
 */
export function listenToKeys(keys: Keys): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const at = event.target instanceof Element ? event.target.closest(own) : null;
    const isArrow = event.key.startsWith('Arrow');
    // A plain button has no use for arrows, so they stay the stake's.
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
