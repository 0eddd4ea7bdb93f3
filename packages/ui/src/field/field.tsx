import { CircleCheck, CircleX } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './field.module.css';

/** Data that a field passes to its control. */
export interface FieldLink {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

const FieldContext = createContext<FieldLink | null>(null);

/** The field around a control, or null: its id, description and validity. */
export function useField(): FieldLink | null {
  return use(FieldContext);
}

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** At the end of the label line: a link or a counter. */
  labelEnd?: ReactNode;
  /** Shown below; replaced by `error` or `success`. */
  help?: ReactNode;
  error?: ReactNode;
  success?: ReactNode;
  required?: boolean;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label above, control, helper text below. The control links itself (`Input`, `Select`, `Stepper`, …). */
export function Field({
  label,
  labelEnd,
  help,
  error,
  success,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const note = error ?? success ?? help;
  const noteId = `${id}-note`;
  const link: FieldLink = {
    id,
    describedBy: note ? noteId : undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.top} data-hidden={hideLabel || undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {labelEnd && <span className={styles.end}>{labelEnd}</span>}
      </div>
      <FieldContext value={link}>{children}</FieldContext>
      <div
        id={noteId}
        className={styles.note}
        data-tone={error ? 'error' : success ? 'success' : undefined}
        role={error ? 'alert' : undefined}
        hidden={!note}
      >
        {error ? <Icon of={CircleX} size={14} /> : success ? <Icon of={CircleCheck} size={14} /> : null}
        <span>{note}</span>
      </div>
    </div>
  );
}
