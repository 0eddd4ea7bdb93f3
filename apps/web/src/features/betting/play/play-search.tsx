import { Input } from '@tessera/ui';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import styles from './play-search.module.css';

/** Finds a play of the board by part of its name. */
export function PlaySearch({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const format = useFormat();
  const { plays, choosePlay } = useBettingPage();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = plays.filter(({ name }) => format.name(name).toLowerCase().includes(wanted));
  return (
    <div className={styles.root}>
      <Input
        aria-label={t('bet_find_play')}
        placeholder={t('bet_find_play')}
        value={text}
        onValue={setText}
        autoFocus
      />
      {found.length === 0 && <p className={styles.none}>{t('bet_find_none')}</p>}
      <ul className={styles.list}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                choosePlay(id);
                onChosen();
              }}
            >
              {format.name(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
