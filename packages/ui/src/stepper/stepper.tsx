'use memo';

import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { parseTyped, snap } from './number-text.ts';
import styles from './stepper.module.css';

/** Props of {@link Stepper}. */
export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Accessible name, unless a field provides it. */
  label?: string;
  size?: 'xs' | 'md';
  disabled?: boolean;
  className?: string;
}

const holdStartMs = 400;
const holdEveryMs = 80;

/** A number with − and + buttons, typing and arrow keys; holding a button repeats. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 999_999,
  step = 1,
  label,
  size = 'md',
  disabled = false,
  className,
}: StepperProps) {
  const field = useField();
  const text = useUiText();
  const [draft, setDraft] = useState<string | null>(null);

  const set = (next: number) => {
    const snapped = snap(next, min, max, step);
    if (snapped !== value) onChange(snapped);
  };
  const hold = useHold((by: number) => set(value + by * step));
  const commit = () => {
    const typed = draft === null ? null : parseTyped(draft);
    if (typed !== null) set(typed);
    setDraft(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') commit();
    if (by === undefined) return;
    event.preventDefault();
    setDraft(null);
    set(value + by * step);
  };

  return (
    <span
      className={cx(styles.root, className)}
      data-size={size}
      data-disabled={disabled || undefined}
      data-invalid={field?.invalid || undefined}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={text('ui_decrease')}
        disabled={disabled || value <= min}
        {...hold(-1)}
      >
        <Icon of={Minus} size={16} />
      </button>
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        className={styles.value}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        size={Math.max(2, String(draft ?? value).length)}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={text('ui_increase')}
        disabled={disabled || value >= max}
        {...hold(1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </span>
  );
}

/** Handlers of a button that acts on a click and repeatedly while held. */
function useHold(run: (by: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const repeat = useEffectEvent(run);
  useEffect(() => {
    if (held === null) return;
    let timer = setTimeout(function again() {
      repeat(held);
      timer = setTimeout(again, holdEveryMs);
    }, holdStartMs);
    return () => clearTimeout(timer);
  }, [held]);
  const release = () => setHeld(null);
  return (by: number) => ({
    onPointerDown: () => setHeld(by),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: () => run(by),
  });
}
