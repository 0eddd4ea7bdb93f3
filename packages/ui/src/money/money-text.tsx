import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { VisuallyHidden } from '../util/visually-hidden.tsx';
import styles from './money-text.module.css';

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /** The formatted amount with currency and without a sign: `¥1,024.50`. */
  text: string;
  /** The same with all digits, if `text` leaves some out: shown on hover, and after a tap unless `still`. */
  exact?: string;
  /** Inside a link or button: the exact text is shown on hover only. */
  still?: boolean;
  /** Prints `+` or `−`; gains and losses always need one. */
  sign?: 'plus' | 'minus';
  tone?: 'plain' | 'up' | 'down' | 'accent' | 'muted';
  /** Adds an arrow that matches the tone. */
  arrow?: boolean;
  /** Shows dots instead of the amount. */
  hidden?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Animates the figure, now and on each change while true. No animation with reduced motion. */
  roll?: boolean;
  /** Called when the animation has ended. */
  onRolled?: () => void;
  className?: string;
}

/** Money in tabular figures. The caller formats it; a missing amount is `—`. */
export function MoneyText({
  text,
  exact,
  still = false,
  sign,
  tone = 'plain',
  arrow = false,
  hidden = false,
  size,
  roll = false,
  onRolled,
  className,
}: MoneyTextProps) {
  const say = useUiText();
  if (hidden) {
    return (
      <span className={cx(styles.root, className)} data-size={size}>
        <span aria-hidden="true">••••</span>
        <VisuallyHidden>{say('ui_hidden_amount')}</VisuallyHidden>
      </span>
    );
  }
  const before = sign === 'plus' ? '+' : sign === 'minus' ? '−' : '';
  const figure = before + text;
  const whole = exact === undefined ? undefined : before + exact;
  const shown = (
    <bdi className={cx(styles.root, className)} data-tone={tone} data-size={size} title={whole}>
      {roll ? (
        <span key={figure} className={styles.roll} onAnimationEnd={onRolled}>
          {figure}
        </span>
      ) : (
        figure
      )}
      {arrow && tone === 'up' && <Icon of={ArrowUp} size={14} />}
      {arrow && tone === 'down' && <Icon of={ArrowDown} size={14} />}
    </bdi>
  );
  if (whole === undefined || still) return shown;
  return (
    <Popover
      label={say('ui_exact_amount')}
      className={styles.exact ?? ''}
      trigger={(props) => (
        <button type="button" className={styles.tap} {...props}>
          {shown}
        </button>
      )}
    >
      {whole}
    </Popover>
  );
}
