import type { Family } from '@tessera/rules';
import { type Draw, type Track, tracksOf } from '@tessera/rules/statistics';
import { Segmented } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { trackSubject, trackWord } from '../../../../components/track-text/index.ts';
import { builtKey, useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { useHistory } from '../../pick/use-history.ts';
import { SeenText } from '../../seen-text.tsx';
import styles from './board-roads.module.css';
import { ROAD_DRAWS, roadWords, trackGroups } from './board-tracks.ts';

/** The two-sided facts of one position in the last draws, as rows of beads with the newest at the end. */
export function BoardRoads() {
  const t = useT();
  const { lottery } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  const groups = useMemo(() => trackGroups(tracksOf(lottery.family as Family)), [lottery.family]);
  const results = useMemo(() => draws.slice(0, ROAD_DRAWS).map(({ result }) => result as Draw), [draws]);
  const [chosen, setChosen] = useState('');
  const group = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!group || results.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('bet_roads')}>
      <div className={styles.head}>
        <b>{t('bet_roads')}</b>
        <div className={styles.tabs}>
          <Segmented
            label={t('bet_roads_of')}
            value={group.key}
            onChange={setChosen}
            options={groups.flatMap(({ key, tracks: [first] }) =>
              first ? [{ value: key, label: trackSubject(t, { ...first, against: null }) }] : [],
            )}
          />
        </div>
        <span className={styles.note}>{t('bet_roads_note', { n: results.length })}</span>
      </div>
      {group.tracks.map((track) => (
        <Road key={track.key} track={track} results={results} />
      ))}
    </section>
  );
}

function Road({ track, results }: { track: Track; results: readonly Draw[] }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const words = roadWords(track, results);
  const say = (word: string) => trackWord(t, lottery.family, word);
  const name = t(builtKey(`track_aspect_${track.aspect.replaceAll('-', '_')}`));
  return (
    <div className={styles.road}>
      <span className={styles.name}>{name}</span>
      <span className={styles.beads} role="img" aria-label={`${name} ${words.map(say).join(' ')}`}>
        {words.toReversed().map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beads never change places
          <i key={place} data-side={track.words.indexOf(word)}>
            <SeenText>{say(word).slice(0, 1)}</SeenText>
          </i>
        ))}
      </span>
    </div>
  );
}
