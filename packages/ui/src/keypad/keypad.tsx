import { Delete } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toHalfWidth } from '../stepper/number-text.ts';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import styles from './keypad.module.css';
import { isSum, type PadKey, pressKey } from './press-key.ts';

/** Props of {@link Keypad}. */
export interface KeypadProps {
  /** The typed text, as produced by the pad: `12.5`. */
  value: string;
  /** The amount in effect while nothing is typed; + adds to it. */
  inForce?: string;
  onChange: (value: string) => void;
  /** Called by the tall key and by Enter. */
  onDone: () => void;
  /** Name of the amount. */
  label: string;
  /** Digits after the point; 0 forbids the point. */
  decimals?: number;
  digitsMax?: number;
  className?: string;
}

const holdMs = 500;
const digits = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
] as const;

/** A 4 × 4 number pad with 52 px keys. Holding ⌫ clears; a hardware keyboard works too. */
export function Keypad({
  value,
  inForce = '',
  onChange,
  onDone,
  label,
  decimals = 2,
  digitsMax = 9,
  className,
}: KeypadProps) {
  const text = useUiText();
  const press = (key: PadKey) => {
    const before = value === '' && isSum(key) ? inForce : value;
    onChange(pressKey(before, key, { decimals, digitsMax }));
  };
  const hold = useHeldDelete(() => press('clear'));
  const handleKeyDown = (event: KeyboardEvent) => {
    const key = padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
  };
  const keyButton = (key: PadKey, face: ReactNode = key, name?: string) => (
    <button
      key={key}
      type="button"
      className={styles.key}
      data-quiet={isSum(key) ? '' : undefined}
      aria-label={name}
      onClick={() => press(key)}
    >
      {face}
    </button>
  );
  return (
    // The group handles the keys of any focused element inside it.
    <fieldset className={cx(styles.root, className)} aria-label={label} onKeyDown={handleKeyDown}>
      {digits[0].map((key) => keyButton(key))}
      <button
        type="button"
        className={styles.key}
        data-quiet=""
        aria-label={text('ui_delete')}
        onClick={() => press('delete')}
        {...hold}
      >
        <Icon of={Delete} size={24} />
      </button>
      {digits[1].map((key) => keyButton(key))}
      <button type="button" className={styles.key} data-quiet="" onClick={() => press('clear')}>
        {text('ui_clear')}
      </button>
      {digits[2].map((key) => keyButton(key))}
      {keyButton('+10')}
      {keyButton(decimals > 0 ? '.' : '00')}
      {keyButton('0')}
      {keyButton('+100')}
      <button type="button" className={styles.done} onClick={onDone}>
        {text('ui_done')}
      </button>
    </fieldset>
  );
}

function padKeyOf(key: string): PadKey | null {
  const plain = toHalfWidth(key);
  if (/^[0-9.]$/.test(plain)) return plain as PadKey;
  if (key === 'Backspace') return 'delete';
  return key === 'Delete' ? 'clear' : null;
}

function useHeldDelete(onHeld: () => void) {
  const [held, setHeld] = useState(false);
  const fire = useEffectEvent(onHeld);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => fire(), holdMs);
    return () => clearTimeout(timer);
  }, [held]);
  const release = () => setHeld(false);
  return {
    onPointerDown: () => setHeld(true),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  };
}
