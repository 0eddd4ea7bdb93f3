import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { cx } from '../util/cx.ts';
import { VisuallyHidden } from '../util/visually-hidden.tsx';
import styles from './money-text.module.css';

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /** The formatted amount with currency and without a sign: `¥1,024.50`. */
  text: string;
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
  const figure = `${sign === 'plus' ? '+' : sign === 'minus' ? '−' : ''}${text}`;
  return (
    <bdi className={cx(styles.root, className)} data-tone={tone} data-size={size}>
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
}
