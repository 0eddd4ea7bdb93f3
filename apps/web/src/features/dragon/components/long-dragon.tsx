import { EmptyState, Segmented, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useState } from 'react';
import { trackSubject, trackWord } from '../../../components/track-text/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { type Dragon, useDragons } from '../api/dragon.ts';
import styles from './long-dragon.module.css';

/** A content in the play's notation. */
export type CellContent = NonNullable<Dragon['bet']>['picks'][number]['content'];

export interface LongDragonProps {
  lottery: { readonly id: string; readonly family: string; readonly boards: readonly string[] };
  /** Puts a pick on the slip without placing it. Without it, or without an odds board, only the runs are shown. */
  onAdd?: (play: string, cell: CellContent) => void;
}

/** Selectable minimum run lengths. */
const MINS = ['2', '3', '4', '6'] as const;
/** Number of shorter runs shown while none is long enough. */
const LONGEST = 5;
/** Maximum number of dots per run. */
const DOTS = 12;

/** Long runs of one lottery: the repeated outcome, the run length, and a bet on the same or the opposite outcome. */
export function LongDragon({ lottery, onAdd }: LongDragonProps) {
  const t = useT();
  const { dragons, failed } = useDragons(lottery.id);
  const [min, setMin] = useState<(typeof MINS)[number]>('3');
  const canBet = onAdd !== undefined && lottery.boards.includes('credit');
  const long = dragons?.filter(({ run }) => run >= Number(min));
  // Without a run of that length the longest ones are still worth seeing.
  const isShort = long?.length === 0;
  const shown = isShort ? dragons?.slice(0, LONGEST) : long;
  return (
    <section className={styles.root} aria-label={t('dragon_title')}>
      <div className={styles.bar}>
        <Segmented
          label={t('dragon_min')}
          options={MINS.map((value) => ({ value, label: t('dragon_from', { n: Number(value) }) }))}
          value={min}
          onChange={setMin}
        />
        {hasScreen('lottery-trend') && (
          <Link to="lottery-trend" params={{ id: lottery.id }} className={styles.link}>
            {t('route_trend')}
          </Link>
        )}
      </div>
      <p className={styles.note}>{t('dragon_note')}</p>
      {isShort && dragons?.length !== 0 && (
        <p className={styles.note}>{t('dragon_none_longest', { n: Number(min) })}</p>
      )}
      {failed ? (
        <EmptyState title={t('dragon_failed')} />
      ) : !shown ? (
        <SkeletonRegion label={t('ui_loading')} className={styles.wait ?? ''}>
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </SkeletonRegion>
      ) : shown.length === 0 ? (
        <EmptyState title={t('dragon_none')} />
      ) : (
        <ul>
          {shown.map((dragon) => (
            <Row key={dragon.key} dragon={dragon} family={lottery.family} {...(canBet ? { onAdd } : {})} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The two picks of a run, the repeated one first. */
function sameFirst<Pick extends { readonly word: string }>(
  picks: readonly Pick[],
  word: string,
): readonly Pick[] {
  return picks.slice(0, 2).toSorted((a, b) => Number(b.word === word) - Number(a.word === word));
}

function Row({
  dragon,
  family,
  onAdd,
}: {
  dragon: Dragon;
  family: string;
  onAdd?: NonNullable<LongDragonProps['onAdd']>;
}) {
  const t = useT();
  const { bet, word, run } = dragon;
  const name = trackSubject(t, dragon);
  const said = trackWord(t, family, word);
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.run}>
        {t('dragon_run', { word: said, n: run })}
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: Math.min(run, DOTS) }, (_, dot) => `dot-${dot}`).map((dot) => (
            <u key={dot} />
          ))}
        </span>
      </span>
      {bet && onAdd && (
        <span className={styles.quick}>
          {sameFirst(bet.picks, word).map((pick) => {
            const side = t(pick.word === word ? 'dragon_same' : 'dragon_other');
            const text = trackWord(t, family, pick.word);
            return (
              <button
                key={pick.word}
                type="button"
                aria-label={t('dragon_add', { name, pick: `${side} ${text}` })}
                onClick={() => onAdd(bet.play, pick.content)}
              >
                <small>{side}</small> {text}
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}
