import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { isStill } from '../util/is-still.ts';
import styles from './ticker.module.css';

/** One notice. */
export interface TickerItem {
  readonly id: string;
  readonly text: string;
  /** Shown before the text, such as a date. */
  readonly time?: string;
}

/** Props of {@link Ticker}. */
export interface TickerProps {
  items: readonly TickerItem[];
  /** Name of the region. */
  label: string;
  onOpen?: (item: TickerItem) => void;
  /** After the tools: a link to all notices. */
  end?: ReactNode;
  /** Previous, next and pause buttons; on by default, never on phones. */
  tools?: boolean;
  className?: string;
}

const stayMs = 6000;

/**
 * Shows notices one at a time, six seconds each; pauses under pointer, finger or focus. With reduced motion nothing moves: all of them are
 * in a list.
 */
export function Ticker({ items, label, onOpen, end, tools = true, className }: TickerProps) {
  const text = useUiText();
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const count = items.length;
  const runs = count > 1 && !isStopped && !isHeld;

  useEffect(() => {
    if (!runs || isStill()) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), stayMs);
    return () => clearInterval(timer);
  }, [runs, count]);

  const item = items[at % Math.max(count, 1)];
  if (!item) return null;
  const move = (by: 1 | -1) => setAt((now) => (now + by + count) % count);
  if (isStill()) {
    return (
      <section className={cx(styles.root, className)} aria-label={label}>
        <Icon of={Megaphone} size={18} className={styles.mark} />
        <ul className={styles.list}>
          {items.map((each) => (
            <li key={each.id}>
              <Line item={each} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {end}
      </section>
    );
  }
  return (
    <section
      className={cx(styles.root, className)}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={Megaphone} size={18} className={styles.mark} />
      <Line item={item} onOpen={onOpen} />
      {tools && count > 1 && (
        <span className={styles.tools}>
          <IconButton size="xs" icon={ChevronLeft} label={text('ui_previous')} onClick={() => move(-1)} />
          <IconButton size="xs" icon={ChevronRight} label={text('ui_next')} onClick={() => move(1)} />
          <IconButton
            size="xs"
            icon={isStopped ? Play : Pause}
            label={text(isStopped ? 'ui_play' : 'ui_pause')}
            onClick={() => setStopped(!isStopped)}
          />
        </span>
      )}
      {end}
    </section>
  );
}

/** One notice: a button if it leads somewhere. */
function Line({ item, onOpen }: { item: TickerItem; onOpen: TickerProps['onOpen'] }) {
  const line = (
    <span key={item.id} className={styles.line}>
      {item.time && <span className={styles.time}>{item.time}</span>}
      <span className={styles.text}>{item.text}</span>
    </span>
  );
  if (!onOpen) return <span className={styles.open}>{line}</span>;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(item)}>
      {line}
    </button>
  );
}
