import { Card, cx, InfoTip, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './figure-strip.module.css';

/** One figure of a report. */
export interface ReportFigure {
  readonly name: string;
  /** Its definition, in at most two sentences. */
  readonly info: string;
  /** Absent while it loads. */
  readonly value: ReactNode;
  /** A short line below. Never a bare number: `count && …` would print a 0. */
  readonly line?: Exclude<ReactNode, number>;
  /** Has a row of its own on phones. */
  readonly isWide?: true;
}

export interface FigureStripProps {
  /** Name of the list. */
  label: string;
  main: ReportFigure;
  others: readonly ReportFigure[];
  /** Until when the figures count. */
  asOf: number | undefined;
  /** The figures are of other days. */
  waiting: boolean;
}

/** The figures of a report, the leading one first; each has its definition behind an ⓘ. */
export function FigureStrip({ label, main, others, asOf, waiting }: FigureStripProps) {
  return (
    <Card aria-label={label}>
      <dl
        className={styles.root}
        style={{ '--others': others.length, '--span': 3 - (others.length % 3) }}
        aria-busy={waiting || undefined}
      >
        <Figure figure={main} isMain asOf={asOf} />
        {others.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
      </dl>
    </Card>
  );
}

interface FigureProps {
  figure: ReportFigure;
  isMain?: boolean;
  asOf?: number | undefined;
}

function Figure({ figure, isMain = false, asOf }: FigureProps) {
  const t = useT();
  const format = useFormat();
  const { name, info, value, line, isWide } = figure;
  return (
    <div className={cx(styles.figure, isMain && styles.main, isWide && styles.wide)}>
      <dt>
        {name}
        <InfoTip label={t('rep_about', { name })}>{info}</InfoTip>
      </dt>
      <dd className={styles.value}>{value ?? <Skeleton width="70%" height={isMain ? 32 : 22} />}</dd>
      {line && <dd className={styles.line}>{line}</dd>}
      {asOf !== undefined && (
        <dd className={styles.as}>{t('rep_as_of', { time: format.time(asOf, 'HH:mm') })}</dd>
      )}
    </div>
  );
}
