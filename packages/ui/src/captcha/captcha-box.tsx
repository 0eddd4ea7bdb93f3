import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Input, type InputProps } from '../field/input.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useUiText } from '../text/ui-text.tsx';
import styles from './captcha-box.module.css';

/** Props of {@link CaptchaBox}. */
export interface CaptchaBoxProps extends Omit<InputProps, 'value' | 'onValue'> {
  value: string;
  onValue: (value: string) => void;
  /** Image as a data or blob URL; absent while it loads. */
  picture?: string | undefined;
  /** Aspect ratio of the image, width to height. */
  ratio?: number;
  onRefresh: () => void;
  /** An alternative for people who cannot read the image. */
  alternative?: ReactNode;
}

/** The captcha image, a press on it for a new one, and the field for its text. */
export function CaptchaBox({
  value,
  onValue,
  picture,
  ratio = 3,
  onRefresh,
  alternative,
  ...rest
}: CaptchaBoxProps) {
  const text = useUiText();
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          className={styles.input}
          value={value}
          onValue={onValue}
        />
        <button
          type="button"
          className={styles.picture}
          style={{ aspectRatio: ratio }}
          title={text('ui_captcha_refresh')}
          aria-label={text('ui_captcha_refresh')}
          onClick={onRefresh}
        >
          {picture ? (
            <img src={picture} alt={text('ui_captcha_picture')} />
          ) : (
            <Skeleton height="100%" className={styles.wait} />
          )}
          <span className={styles.mark}>
            <Icon of={RefreshCw} size={14} />
          </span>
        </button>
      </div>
      {alternative && <div className={styles.alternative}>{alternative}</div>}
    </div>
  );
}
