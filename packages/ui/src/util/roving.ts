import type { KeyboardEvent } from 'react';

/**
 * Index that an arrow key leads to among `count` items, with wrap-around, or `null` for another key.
 *
 * `isEnabled` skips items that cannot take focus; when none can, the result is `null`.
 */
export function rovingTarget(
  key: string,
  current: number,
  count: number,
  isEnabled: (index: number) => boolean = () => true,
): number | null {
  if (key === 'Home') return firstEnabled(0, 1, count, isEnabled);
  if (key === 'End') return firstEnabled(count - 1, -1, count, isEnabled);
  const step = steps[key];
  return step === undefined ? null : firstEnabled((current + step + count) % count, step, count, isEnabled);
}

/**
 * Key handler of a group whose items have `data-roving`: arrows, Home and End move the focus and report the index. Disabled
 * items are skipped.
 */
export function handleRovingKey(event: KeyboardEvent<HTMLElement>, onMove?: (index: number) => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  if (current < 0) return;
  const target = rovingTarget(
    event.key,
    current,
    items.length,
    (index) => !items[index]?.matches(':disabled'),
  );
  if (target === null) return;
  event.preventDefault();
  items[target]?.focus();
  onMove?.(target);
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function firstEnabled(
  from: number,
  step: 1 | -1,
  count: number,
  isEnabled: (index: number) => boolean,
): number | null {
  for (let moved = 0; moved < count; moved += 1) {
    const index = (((from + moved * step) % count) + count) % count;
    if (isEnabled(index)) return index;
  }
  return null;
}
