import { Button, Field, Input } from '@tessera/ui';
import { useState } from 'react';
import { REASON_MAX, REASON_MIN } from '../../data/commands.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './withdrawal-panel.module.css';

/** A field that is shown, and until when (server time, ms). */
export interface Revealed {
  readonly field: 'name' | 'account';
  readonly value: string;
  readonly hideAt: number;
}

/** Asks for the reason of a look at personal data. The server logs it before it answers. */
export function Reveal({
  id,
  field,
  onDone,
}: {
  id: number;
  field: 'name' | 'account';
  onDone: (revealed: Revealed) => void;
}) {
  const t = useT();
  const [reason, setReason] = useState('');
  const ridOf = useRids();
  const reveal = useAct(async () => {
    const asked = { rid: ridOf(`${field} ${reason.trim()}`), id, field, reason: reason.trim() };
    onDone({ field, ...(await call('/console/withdrawal/reveal', asked)) });
  });
  return (
    <form
      className={styles.reveal}
      onSubmit={(event) => {
        event.preventDefault();
        reveal.run();
      }}
    >
      <Field label={t('reveal_reason')} help={t('reveal_about')}>
        <Input value={reason} onValue={setReason} maxLength={REASON_MAX} autoFocus />
      </Field>
      <Button type="submit" size="sm" disabled={reason.trim().length < REASON_MIN} loading={reveal.isRunning}>
        {t('reveal')}
      </Button>
    </form>
  );
}
