import { Button, EmptyState, IconButton, Note } from '@tessera/ui';
import { EmptyBetsArt } from '@tessera/ui/art/inline/empty-bets.tsx';
import { Plus, Trash2 } from '@tessera/ui/icons';
import { useState } from 'react';
import { BetContent } from '../../../../components/bet-content/index.ts';
import { Panel } from '../../../../components/panel/index.ts';
import { toast } from '../../../../platform/feedback/index.ts';
import { newRid } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBetting } from '../../betting.tsx';
import { engine } from '../../play/engine.ts';
import { usePlayName } from '../../slip/use-play-name.ts';
import { contentOf, selectionOf } from '../selection.ts';
import { keepFault, type NumberSet, SETS_MAX } from './number-sets.ts';
import styles from './number-sets-panel.module.css';
import { useNumberSets } from './number-sets-store.ts';

/** Saved number sets: the current picks can be saved, and a saved set can be picked again. */
export function NumberSetsPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const playName = usePlayName();
  const { lottery, owner, item, selection, reading, plays, setSelection } = useBetting();
  const [sets, change] = useNumberSets(owner.userId, lottery.family);
  const [removed, setRemoved] = useState<readonly NumberSet[]>();
  const draft = { playId: item.id, content: contentOf(item, selection) };
  const fault = reading.ok ? keepFault(sets, draft) : 'nothing';
  const offered = sets.filter(({ playId }) => plays.some(({ id }) => id === playId));
  const keep = () => {
    change([{ id: newRid(), ...draft }, ...sets]);
    toast(t('bet_saved_kept'), { type: 'success' });
  };
  const pick = ({ playId, content }: NumberSet) => {
    const play = engine.playItem(playId);
    const next = play && selectionOf(play, content);
    if (!next) return;
    setSelection(next);
    onClose();
  };
  return (
    <Panel title={t('bet_saved')} onClose={onClose}>
      <div className={styles.root}>
        <Button variant="tonal" block icon={Plus} disabled={fault !== undefined} onClick={keep}>
          {t('bet_saved_keep')}
        </Button>
        {fault !== undefined && <p className={styles.hint}>{t(`bet_saved_${fault}`, { n: SETS_MAX })}</p>}
        {removed && (
          <Note>
            {t('bet_saved_removed')}{' '}
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                change(removed);
                setRemoved(undefined);
              }}
            >
              {t('bet_undo')}
            </Button>
          </Note>
        )}
        {offered.length === 0 ? (
          <EmptyState art={<EmptyBetsArt />} title={t('bet_saved_none')} />
        ) : (
          <ul className={styles.list}>
            {offered.map((set) => (
              <li key={set.id} className={styles.set}>
                <span className={styles.what}>
                  <b>{playName(set.playId)}</b>
                  <BetContent
                    family={lottery.family}
                    shape={engine.playItem(set.playId)?.content}
                    content={set.content}
                    collapse="two"
                  />
                </span>
                <Button size="sm" onClick={() => pick(set)}>
                  {t('bet_saved_pick')}
                </Button>
                <IconButton
                  icon={Trash2}
                  label={t('bet_saved_remove')}
                  onClick={() => {
                    setRemoved(sets);
                    change(sets.filter(({ id }) => id !== set.id));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
