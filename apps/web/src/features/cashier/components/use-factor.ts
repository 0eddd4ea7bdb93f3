import type { MessageKey } from '@tessera/messages';
import { errorRow } from '@tessera/protocol/errors';
import { useState } from 'react';
import { securityOptions } from '../../../data/security/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import type { Asked } from './not-read.tsx';

/** Second factor of a payout (A12). */
export type FactorKind = 'fund' | 'google';

/** The factor as sent with a call. */
export type Proof = { readonly fund_password: string } | { readonly google_code: string };

export interface Factor {
  /** `none`: the player has neither a fund password nor an authenticator. */
  readonly state: 'loading' | 'none' | 'ready';
  /** The query for the available factors. */
  readonly asked: Asked;
  readonly kind: FactorKind;
  readonly hasBoth: boolean;
  readonly value: string;
  readonly error: string | undefined;
  choose(kind: FactorKind): void;
  type(value: string): void;
  /** The factor to send; `undefined` when nothing was typed, and the field then shows an error. */
  read(): Proof | undefined;
  /** Shows a refusal at the field; `false` when the error concerns something else. */
  refuse(error: unknown): boolean;
}

/** The second factor of a form: its kind, the typed value and its error. */
export function useFactor(): Factor {
  const t = useT();
  const asked = useQuery(securityOptions());
  const security = asked.data;
  const [chosen, setChosen] = useState<FactorKind>('fund');
  const [value, setValue] = useState('');
  const [error, setError] = useState<MessageKey>();
  const hasBoth = security?.fund_password === true && security.google;
  const kind = hasBoth ? chosen : security?.google ? 'google' : 'fund';
  return {
    state: !security ? 'loading' : security.fund_password || security.google ? 'ready' : 'none',
    asked,
    kind,
    hasBoth,
    value,
    error: error && t(error),
    choose(next) {
      setChosen(next);
      setValue('');
      setError(undefined);
    },
    type(next) {
      setValue(next);
      setError(undefined);
    },
    read() {
      if (value.trim() === '') {
        setError('security_missing');
        return undefined;
      }
      return kind === 'fund' ? { fund_password: value } : { google_code: value.trim() };
    },
    refuse(reason) {
      const isOurs =
        isCallError(reason, 'fund_password_incorrect') || isCallError(reason, 'google_auth_incorrect');
      if (!isOurs) return false;
      setValue('');
      setError(errorRow(reason.code).messageKey);
      return true;
    },
  };
}
