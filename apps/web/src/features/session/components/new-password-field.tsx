import { Field, Icon, Input } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import type { ReactNode } from 'react';

export interface NewPasswordFieldProps {
  /** Name of the field in the form. */
  field: string;
  label: string;
  help?: string;
  error: string | undefined;
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  /** Below the input. */
  children?: ReactNode;
}

/** A new password, or its repetition. */
export function NewPasswordField({
  field,
  label,
  help,
  error,
  value,
  onValue,
  onBlur,
  children,
}: NewPasswordFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      <Input
        data-field={field}
        type="password"
        name={`new-${field}`}
        autoComplete="new-password"
        maxLength={128}
        prefix={<Icon of={Lock} size={18} />}
        value={value}
        onValue={onValue}
        onBlur={onBlur}
      />
      {children}
    </Field>
  );
}
