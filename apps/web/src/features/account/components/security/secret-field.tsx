import { Field, Icon, Input } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';

export interface SecretFieldProps {
  label: string;
  help?: string | undefined;
  error: string | undefined;
  /** `current-password` or `new-password`, for password managers. */
  complete: 'current-password' | 'new-password' | 'off';
  /** Receives the initial focus. */
  start?: boolean;
  value: string;
  onValue: (value: string) => void;
}

/** A password field. */
export function SecretField({ label, help, error, complete, start, value, onValue }: SecretFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      <Input
        type="password"
        autoComplete={complete}
        maxLength={128}
        data-autofocus={start ? '' : undefined}
        prefix={<Icon of={Lock} size={18} />}
        value={value}
        onValue={onValue}
      />
    </Field>
  );
}
