import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../util/cx.ts';
import { useField } from './field.tsx';
import styles from './text-area.module.css';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  onValue?: (value: string) => void;
  /** For typed numbers: tabular figures. */
  mono?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ onValue, onChange, mono = false, className, ref, ...rest }: TextAreaProps) {
  const field = useField();
  return (
    <textarea
      id={field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      required={field?.required}
      {...rest}
      ref={ref}
      className={cx(styles.root, className)}
      data-mono={mono || undefined}
      onChange={(event) => {
        onChange?.(event);
        onValue?.(event.target.value);
      }}
    />
  );
}
