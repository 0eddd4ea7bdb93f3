import type { ConsoleReply } from '@tessera/protocol/console';
import { Button, Field, Input, Note, OtpField } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { type FormEvent, useState } from 'react';
import { addPasskey, hasPasskeys } from '../../data/passkeys.ts';
import { useOperator } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Empty } from '../../parts/marks.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { refreshAll, useAnswer } from '../../platform/query.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './account-page.module.css';

type Passkey = ConsoleReply<'/console/passkey/list'>['items'][number];
/** What is done once password and code are given: a passkey is removed, or one is added. */
type Change = Passkey | 'add';

/** The operator's passkeys. A change of them asks for password and code once more. */
export function Passkeys() {
  const t = useT();
  const { timeZone } = useOperator();
  const list = useAnswer({ queryKey: ['passkeys'], queryFn: () => call('/console/passkey/list') });
  const [change, setChange] = useState<Change>();
  const moment = (ms: number) => momentText(ms, serverNow(), timeZone);
  const columns: readonly Column<Passkey>[] = [
    { name: t('passkey_label'), cell: ({ label }) => label },
    { name: t('passkey_added'), figure: true, cell: ({ at }) => moment(at) },
    {
      name: t('passkey_used'),
      figure: true,
      cell: ({ usedAt }) => (usedAt === null ? '—' : moment(usedAt)),
    },
    {
      name: t('remove'),
      align: 'end',
      cell: (passkey) => (
        <Button size="sm" onClick={() => setChange(passkey)}>
          {t('remove')}
        </Button>
      ),
    },
  ];
  return (
    <Card title={t('passkeys')} sub={t('passkeys_about')}>
      <ListFailure error={list.error} />
      <Table
        label={t('passkeys')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        empty={<Empty title={t('passkeys_none')} />}
      />
      <div className={styles.body}>
        {change ? (
          <KeysForm
            key={change === 'add' ? change : change.id}
            change={change}
            onEnd={() => setChange(undefined)}
          />
        ) : (
          <Button
            disabled={!hasPasskeys()}
            title={hasPasskeys() ? undefined : t('passkeys_missing')}
            onClick={() => setChange('add')}
          >
            {t('passkey_add')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function KeysForm({ change, onEnd }: { change: Change; onEnd: () => void }) {
  const t = useT();
  const [label, setLabel] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isLeft, setLeft] = useState(false);
  const act = useAct(
    async () => {
      const keys = { password, code };
      // A code is accepted once, so the next try needs another one.
      setCode('');
      if (change !== 'add') await call('/console/passkey/remove', { ...keys, id: change.id });
      else if (!(await addPasskey({ ...keys, label: label.trim() }))) return setLeft(true);
      await refreshAll();
      onEnd();
    },
    { quiet: true },
  );
  const isComplete = password !== '' && code.length === 6 && (change !== 'add' || label.trim() !== '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(false);
    if (isComplete) act.run();
  };
  return (
    <form className="col" onSubmit={handleSubmit}>
      {change === 'add' ? (
        <Field label={t('passkey_label')} help={t('passkey_label_help')}>
          <Input value={label} onValue={setLabel} maxLength={40} autoFocus />
        </Field>
      ) : (
        <p>{t('passkey_remove_about', { label: change.label })}</p>
      )}
      <Field label={t('password')}>
        <Input type="password" value={password} onValue={setPassword} autoComplete="current-password" />
      </Field>
      <Field label={t('code')} help={t('code_help')}>
        <OtpField value={code} onChange={setCode} />
      </Field>
      {(act.failure || isLeft) && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {act.failure || t('passkey_left')}
        </Note>
      )}
      <span className="row">
        <Button onClick={onEnd}>{t('cancel')}</Button>
        <Button
          type="submit"
          className="push"
          variant={change === 'add' ? 'primary' : 'danger'}
          disabled={!isComplete}
          loading={act.isRunning}
        >
          {t(change === 'add' ? 'passkey_add' : 'remove')}
        </Button>
      </span>
    </form>
  );
}
