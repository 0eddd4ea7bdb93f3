import { Button, Field as FormField, Input, Select } from '@tessera/ui';
import { useState } from 'react';
import { REASON_MIN } from '../../data/commands.ts';
import { type Field, fieldText } from '../../data/players.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './player.module.css';

/** A field that is shown, and until when (server time, ms). */
export interface Revealed {
  readonly value: string;
  readonly hideAt: number;
}

const PURPOSE_TEXT = {
  withdrawal: 'purpose_withdrawal',
  call: 'purpose_call',
  compliance: 'purpose_compliance',
  other: 'purpose_other',
} as const;
type Purpose = keyof typeof PURPOSE_TEXT;
const purposes = Object.keys(PURPOSE_TEXT) as readonly Purpose[];

/** Asks for purpose and reference of a look at personal data. The server logs both before it answers. */
export function RevealForm({
  id,
  field,
  payee,
  onDone,
  onCancel,
}: {
  id: number;
  field: Field;
  payee?: number | undefined;
  onDone: (revealed: Revealed) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [purpose, setPurpose] = useState<Purpose | ''>('');
  const [reference, setReference] = useState('');
  const ridOf = useRids();
  const isReady = purpose !== '' && reference.trim().length >= REASON_MIN;
  const reveal = useAct(async () => {
    if (purpose === '') return;
    const asked = {
      id,
      field,
      purpose,
      reference: reference.trim(),
      ...(payee === undefined ? {} : { payee }),
    };
    onDone(await call('/console/player/reveal', { ...asked, rid: ridOf(JSON.stringify(asked)) }));
  });
  return (
    <form
      className={styles.form}
      aria-label={`${t('reveal')} ${t(fieldText[field])}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) reveal.run();
      }}
    >
      <FormField label={t('purpose')}>
        <Select
          value={purpose}
          placeholder={t('choose')}
          options={purposes.map((value) => ({ value, label: t(PURPOSE_TEXT[value]) }))}
          onChange={setPurpose}
        />
      </FormField>
      <FormField label={t('reference')} help={t('reveal_rule')}>
        <Input value={reference} onValue={setReference} maxLength={60} autoComplete="off" />
      </FormField>
      <span className="row">
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          className="push"
          type="submit"
          size="sm"
          variant="primary"
          disabled={!isReady}
          loading={reveal.isRunning}
        >
          {t('reveal_for_a_minute')}
        </Button>
      </span>
    </form>
  );
}
