import { Button, Field, Input, Segmented } from '@tessera/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { tell } from '../../../data/inbox/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { setLimit } from '../api/protection.ts';
import { isLooser, keyOf, type Limit, type LimitKey, readTyped } from '../model/limits.ts';
import styles from './forms.module.css';
import { useLimitText } from './use-limit-text.ts';

export interface LimitFormProps {
  limits: readonly Limit[];
  /** The limit selected first; the others of its kind can be chosen beside it. */
  start: Limit;
  /** Waiting time of a looser limit, in days. */
  days: number;
  onClose: () => void;
}

/** Sets one limit; shows beforehand whether it applies at once. */
export function LimitForm({ limits, start, days, onClose }: LimitFormProps) {
  const t = useT();
  const format = useFormat();
  const text = useLimitText();
  const [key, setKey] = useState<LimitKey>(keyOf(start));
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const choices = limits.filter(({ kind, period }) => kind === start.kind && period !== 'bet');
  const limit = limits.find((other) => keyOf(other) === key) ?? start;
  const isTime = limit.kind === 'session';
  const value = readTyped(limit.kind, typed);
  const save = useMutation({
    mutationFn: (next: string | null) => setLimit({ kind: limit.kind, period: limit.period }, next),
    onSuccess: ({ pending }) => {
      const said = pending
        ? t('rp_form_waits', { time: format.time(pending.from, 'MM-DD HH:mm') })
        : t('rp_form_done');
      tell(said);
      onClose();
    },
  });
  const looser = value !== undefined && isLooser(limit, value);
  return (
    <Panel title={t('rp_form_title')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (value !== undefined) save.mutate(value);
        }}
      >
        {choices.includes(start) && choices.length > 1 ? (
          <>
            <p>
              <b>{t(`rp_kind_${limit.kind}`)}</b>
            </p>
            <Segmented
              fill
              label={t('rp_form_which')}
              value={key}
              onChange={setKey}
              options={choices.map((other) => ({ value: keyOf(other), label: text.period(other) }))}
            />
          </>
        ) : (
          <p>
            <b>{text.name(limit)}</b>
          </p>
        )}
        <Field
          label={t(isTime ? 'rp_form_minutes' : 'rp_form_amount')}
          help={t('rp_form_now', { value: text.value(limit.kind, limit.value) })}
          error={tried && value === undefined ? t(isTime ? 'rp_form_bad_minutes' : 'rp_form_bad') : undefined}
        >
          <Input value={typed} onValue={setTyped} inputMode="decimal" autoComplete="off" data-autofocus="" />
        </Field>
        <p className={styles.line} aria-live="polite">
          {looser ? t('rp_form_looser', { days }) : t('rp_form_stricter')}
        </p>
        <Button type="submit" size="lg" block loading={save.isPending}>
          {t('rp_form_save')}
        </Button>
        {limit.value !== null && (
          <>
            <Button variant="quiet" block onClick={() => save.mutate(null)}>
              {t('rp_form_lift')}
            </Button>
            {!looser && <p className={styles.line}>{t('rp_form_looser', { days })}</p>}
          </>
        )}
      </form>
    </Panel>
  );
}
