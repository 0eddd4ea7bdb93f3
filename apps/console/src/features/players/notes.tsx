import { Button, Field, TextArea } from '@tessera/ui';
import { useState } from 'react';
import { useHistory } from '../../data/players.ts';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Pager } from '../../parts/page-table.tsx';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { refreshAll } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './players.module.css';

/** Longest note. */
const NOTE_MAX = 1_000;

/** Notes about a player. One that was added never changes. */
export function Notes({ id }: { id: number }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayAdd = useGrant('player.note') !== undefined;
  const [before, setBefore] = useState<number>();
  const [text, setText] = useState('');
  const list = useHistory('/console/player/notes', id, before);
  const ridOf = useRids();
  const add = useAct(async () => {
    const note = { id, text: text.trim() };
    await call('/console/player/note', { ...note, rid: ridOf(note.text) });
    setText('');
    await refreshAll();
  });
  const next = list.data?.next;
  return (
    <>
      <ListFailure error={list.error} />
      {mayAdd && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            add.run();
          }}
        >
          <Field label={t('new_note')}>
            <TextArea value={text} onValue={setText} maxLength={NOTE_MAX} rows={2} />
          </Field>
          <Button type="submit" size="sm" disabled={text.trim() === ''} loading={add.isRunning}>
            {t('add_note')}
          </Button>
        </form>
      )}
      {list.data?.items.length === 0 && <span className="t3">{t('notes_none')}</span>}
      {list.data?.items.map((note) => (
        <div key={note.id} className={styles.note}>
          <p>{note.text}</p>
          <span className="s12 t3">
            {note.by} · {momentText(note.at, now, timeZone)}
          </span>
        </div>
      ))}
      <Pager
        names={{ start: t('to_newest'), next: t('older') }}
        onStart={before === undefined ? undefined : () => setBefore(undefined)}
        onNext={next ? () => setBefore(next) : undefined}
      />
    </>
  );
}
