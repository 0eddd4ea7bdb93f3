import { Check } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import type { ThemeValues } from '../themes/theme.ts';
import { cx } from '../util/cx.ts';
import styles from './theme-tile.module.css';

/** Props of {@link ThemeTile}. */
export interface ThemeTileProps {
  name: string;
  /** The theme's own values (complete or accepted), used to draw the preview page. */
  values: ThemeValues;
  selected: boolean;
  onSelect: () => void;
  className?: string;
}

/** A theme to choose: a preview page in its colours, with its name below. */
export function ThemeTile({ name, values, selected, onSelect, className }: ThemeTileProps) {
  return (
    <button type="button" className={cx(styles.root, className)} aria-pressed={selected} onClick={onSelect}>
      {/* The frame takes its ring from the active theme, the preview inside takes its colours from its own theme. */}
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.page} style={values}>
          <span className={styles.header}>
            <i className={styles.mark} />
            <i className={styles.title} />
          </span>
          <span className={styles.card}>
            <span className={styles.balls}>
              <i />
              <i />
              <i />
            </span>
            <i className={styles.line} />
            <i className={styles.button} />
          </span>
        </span>
      </span>
      <span className={styles.name}>
        {name}
        {selected && <Icon of={Check} size={14} />}
      </span>
    </button>
  );
}
