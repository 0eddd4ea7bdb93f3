import type { MessageKey } from '@tessera/messages';
import type { ErrorCode } from '@tessera/protocol/errors';
import { type FormEvent, use, useRef, useState } from 'react';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { isCallError } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useMutation } from '../../../../platform/query/index.ts';
import { StepUpLost } from './step-up-lost.ts';

export interface SecretFormOptions<Field extends string, Reply> {
  /** All fields, empty. */
  empty: Readonly<Record<Field, string>>;
  /** Client-side errors before the call: message keys by field. */
  check: (values: Readonly<Record<Field, string>>) => Partial<Record<NoInfer<Field>, MessageKey>>;
  send: (values: Readonly<Record<Field, string>>) => Promise<Reply>;
  /** The field that shows each error code of the server. */
  faults: Partial<Record<ErrorCode, NoInfer<Field>>>;
  onDone: (reply: Reply) => void;
}

/** Checks of a form that asks for the login password alone. */
export const needsPassword = ({ password }: { readonly password: string }): { password?: MessageKey } =>
  password === '' ? { password: 'security_missing' } : {};

/** A small form of secrets: values, errors, one call at a time. A refusal clears the field concerned. */
export function useSecretForm<Field extends string, Reply>(options: SecretFormOptions<Field, Reply>) {
  const t = useT();
  const [values, setValues] = useState(options.empty);
  const [errors, setErrors] = useState<Partial<Record<Field, MessageKey>>>({});
  const running = useRef(false);
  const leadBack = use(StepUpLost);
  const change = useMutation({
    mutationFn: () => options.send(values),
    onSuccess: options.onDone,
    onError: (error) => {
      if (!isCallError(error)) return;
      const field = options.faults[error.code];
      if (field) {
        setErrors({ [field]: error.code } as Partial<Record<Field, MessageKey>>);
        setValues((typed) => ({ ...typed, [field]: '' }));
      }
      if (error.code === 'step_up_required') void refreshSecurity().then(leadBack);
    },
    onSettled: () => {
      running.current = false;
    },
  });
  return {
    values,
    pending: change.isPending,
    /** Props of the input of a field. */
    field: (field: Field) => ({
      value: values[field],
      error: errors[field] && t(errors[field]),
      onValue: (value: string) => {
        setValues((typed) => ({ ...typed, [field]: value }));
        setErrors((found) => ({ ...found, [field]: undefined }));
      },
    }),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (running.current) return;
      const found = options.check(values);
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      running.current = true;
      change.mutate();
    },
  };
}
