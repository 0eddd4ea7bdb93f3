import { Field, Icon, Input } from '@tessera/ui';
import { UserRound } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

export interface NameFieldProps {
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  help?: string;
}

/** The user name, at registration and recovery; it receives the initial focus. */
export function NameField({ value, onValue, onBlur, error, help }: NameFieldProps) {
  const t = useT();
  return (
    <Field label={t('login_name')} help={help} error={error}>
      <Input
        data-field="userName"
        data-start=""
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={32}
        prefix={<Icon of={UserRound} size={18} />}
        value={value}
        onValue={onValue}
        onBlur={onBlur}
      />
    </Field>
  );
}
