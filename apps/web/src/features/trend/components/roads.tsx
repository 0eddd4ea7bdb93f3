import { countsOf, currentRun, ROAD_ROWS, roadOf, type Track } from '@tessera/rules/statistics';
import { Card, IconButton } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { trackName, trackWord } from '../../../components/track-text/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TrendDraw } from '../model/sheet.ts';
import styles from './roads.module.css';

export interface RoadsProps {
  family: string;
  tracks: readonly Track[];
  /** Oldest first. */
  draws: readonly TrendDraw[];
  /** Puts this outcome on the slip; absent where it cannot be bet on. */
  onBet: (track: Track, word: string) => void;
}

/** Bead roads: one column per run, six rows high, the newest at the end. */
export function Roads({ family, tracks, draws, onBet }: RoadsProps) {
  return (
    <div className={styles.roads}>
      {tracks.map((track) => (
        <Road key={track.key} family={family} track={track} draws={draws} onBet={onBet} />
      ))}
    </div>
  );
}

function Road({ family, track, draws, onBet }: Omit<RoadsProps, 'tracks'> & { track: Track }) {
  const t = useT();
  const words = useMemo(() => draws.map(({ result }) => track.wordOf(result)), [draws, track]);
  const counts = countsOf(words);
  const run = currentRun(words);
  const columns = useMemo(
    () =>
      roadOf(words).map(({ word, length }, place) => ({
        key: `${place} ${word}`,
        word,
        rows: rows.slice(0, length),
      })),
    [words],
  );
  const say = (word: string) => trackWord(t, family, word);
  const name = trackName(t, track);
  const bet = run && track.bet?.words.includes(run.word) ? run.word : undefined;
  return (
    <Card className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {track.words.map((word) => (
          <span key={word} className={styles.count}>
            {say(word)} <b>{counts[word] ?? 0}</b>
          </span>
        ))}
        <span className={styles.push}>
          {run && t('trend_run', { word: say(run.word), n: run.length })}
          {bet !== undefined && (
            <IconButton
              icon={Plus}
              size="sm"
              iconSize={18}
              label={t('trend_bet_on', { name: `${name} ${say(bet)}` })}
              onClick={() => onBet(track, bet)}
            />
          )}
        </span>
      </header>
      <div className={styles.scroll} ref={toEnd}>
        <div
          className={styles.road}
          role="img"
          aria-label={t('trend_road_of', { name, words: words.slice(-12).map(say).join(' ') })}
        >
          {columns.map(({ key, word, rows }) => (
            <div key={key} className={styles.column}>
              {rows.map((row) => (
                <i key={row} className={styles.bead} data-look={lookOf(track, word)}>
                  {shortOf(say(word))}
                </i>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** The rows of a road. */
const rows = Array.from({ length: ROAD_ROWS }, (_, row) => `row-${row}`);

/** Each new road is scrolled to its newest end. */
function toEnd(element: HTMLElement | null): void {
  reachable(element);
  if (element) element.scrollLeft = element.scrollWidth;
}

function lookOf({ words }: Track, word: string): 'first' | 'second' | 'third' | 'tie' {
  const at = words.indexOf(word);
  if (word === 'tie' || word === 'leopard' || word === 'none') return 'tie';
  return at === 0 ? 'first' : at === 1 ? 'second' : 'third';
}

/** A bead has space for one character. */
const shortOf = (text: string): string => [...text][0] ?? '';
