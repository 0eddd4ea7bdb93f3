import { Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import { reachable } from '../../../components/reachable/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { DayFigures } from '../api/day.ts';
import { factKey, sidesKey, wholeFacts } from '../model/facts.ts';
import styles from './day-strip.module.css';
import { factText } from './fact-text.ts';

/** Statistics of a date: number of draws, counts of the sides, mean of the sums. */
export function DayStrip({ family, figures }: { family: string; figures: DayFigures }) {
  const t = useT();
  const { drawn, planned, tracks, total } = figures;
  return (
    <Card aria-label={t('result_figures')}>
      <div ref={reachable} className={styles.root}>
        <Tile label={t('result_drawn')}>
          <b>{drawn}</b>
          {planned !== null && <small>{t('result_of_planned', { n: planned })}</small>}
          {planned !== null && (
            <span className={styles.split}>
              <i style={{ inlineSize: `${(Math.min(drawn, planned) / planned) * 100}%` }} />
            </span>
          )}
        </Tile>
        {wholeFacts(tracks).map(({ key, counts }) => (
          <Sides key={key} family={family} name={t(sidesKey(key))} counts={counts} />
        ))}
        {total && drawn > 0 && (
          <Tile label={t('result_mean', { name: t(factKey(total.key)) })}>
            <b>{(total.sum / drawn).toFixed(1)}</b>
            <small>{t('result_expected', { value: (total.expected_tenths / 10).toFixed(1) })}</small>
          </Tile>
        )}
        {figures.void > 0 && (
          <Tile label={t('result_void')}>
            <b>{figures.void}</b>
          </Tile>
        )}
      </div>
    </Card>
  );
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}

function Sides({
  family,
  name,
  counts,
}: {
  family: string;
  name: string;
  counts: Readonly<Record<string, number>>;
}) {
  const t = useT();
  const [first, second, ...ties] = Object.entries(counts);
  if (!first || !second) return null;
  const all = first[1] + second[1];
  const tied = ties
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${factText(t, family, word)} ${count}`);
  return (
    <Tile label={tied.length > 0 ? `${name} (${tied.join(', ')})` : name}>
      {[first, second].map(([word, count], place) => (
        <span key={word}>
          {place > 0 && <small>/ </small>}
          <b>{count}</b>
          <small>{factText(t, family, word)}</small>
        </span>
      ))}
      <span className={styles.split} data-two="">
        <i style={{ inlineSize: `${all === 0 ? 50 : (first[1] / all) * 100}%` }} />
        <u />
      </span>
    </Tile>
  );
}
