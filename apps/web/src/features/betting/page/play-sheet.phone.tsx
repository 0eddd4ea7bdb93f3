import { Chip, Sheet } from '@tessera/ui';
import { useState } from 'react';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { labelsOf } from '../play/play-label.ts';
import { PlaySearch } from '../play/play-search.tsx';
import { SeenText } from '../seen-text.tsx';
import styles from './play-sheet.phone.module.css';

/** Phone: groups on the left, types and plays on the right, frequent plays and a search at the top. */
export function PlaySheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { tree, plays, play, choosePlay } = useBettingPage();
  const recent = useBetPrefs((prefs) => prefs.recent);
  const [groupId, setGroupId] = useState(play.groupId);
  const [searching, setSearching] = useState(false);
  const group = tree.find(({ id }) => id === groupId) ?? tree[0];
  const frequent = recent.flatMap((id) => plays.filter((one) => one.id === id));
  const choose = (id: string) => {
    choosePlay(id);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('bet_plays')}
      titleEnd={
        <Chip pressed={searching} onClick={() => setSearching(!searching)}>
          {t('bet_find')}
        </Chip>
      }
      height="full"
    >
      {searching ? (
        <div className={styles.search}>
          <PlaySearch onChosen={onClose} />
        </div>
      ) : (
        <>
          {frequent.length > 0 && (
            <div className={styles.frequent}>
              <span>{t('bet_frequent')}</span>
              {frequent.map(({ id, name }) => (
                <Chip key={id} variant="line" pressed={id === play.id} onClick={() => choose(id)}>
                  {format.name(name)}
                </Chip>
              ))}
            </div>
          )}
          <div className={styles.panes}>
            <ul className={styles.groups}>
              {tree.map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === group?.id ? 'true' : undefined}
                    onClick={() => setGroupId(id)}
                  >
                    {format.name(name)}
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.types}>
              {group &&
                labelsOf(group, format.name, t('bet_pick_label')).types.map((type) => (
                  <section key={type.id}>
                    {type.label && <h3>{type.label}</h3>}
                    <div className={styles.plays}>
                      {type.plays.map((one) => (
                        <Chip
                          key={one.id}
                          variant="line"
                          pressed={one.id === play.id}
                          aria-label={one.full}
                          onClick={() => choose(one.id)}
                        >
                          <SeenText>{one.label}</SeenText>
                        </Chip>
                      ))}
                    </div>
                  </section>
                ))}
            </div>
          </div>
        </>
      )}
    </Sheet>
  );
}
