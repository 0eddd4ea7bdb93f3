import type { CompiledContent, Draw } from '@tessera/rules';
import { BallRow, type BallSize } from '@tessera/ui';
import { useMemo } from 'react';
import { lookOf } from '../../data/families/index.ts';
import { inPrintOrder, numbersOf } from '../draw-result/index.ts';
import { countedNumbers, type Play, valuesOf } from './counted-numbers.ts';
import styles from './counted-row.module.css';

export interface CountedRowProps {
  family: string;
  draw: Draw;
  /** Accessible label that replaces the balls; receives the numbers as printed. */
  label: (numbers: string) => string;
  /** The played content; without it, or if it won nothing, no number is ringed. */
  play?: { readonly item: Play; readonly compiled: CompiledContent } | undefined;
  size?: BallSize;
}

/** Drawn numbers of any family; numbers that caused a win are ringed. */
export function CountedRow({ family, draw: drawn, label, play, size }: CountedRowProps) {
  const item = play?.item;
  const compiled = play?.compiled;
  const draw = useMemo(() => inPrintOrder(family, drawn), [family, drawn]);
  const counted = useMemo(
    () => (item && compiled ? countedNumbers(item, compiled, draw) : undefined),
    [item, compiled, draw],
  );
  const { numbers, extra, isSum } = numbersOf(family, draw);
  return (
    <BallRow
      look={lookOf(family)}
      numbers={numbers}
      extra={extra}
      sum={isSum}
      size={size ?? (valuesOf(draw).length > MANY ? 's' : 'm')}
      className={counted && styles.ringed}
      label={label([...numbers, ...extra].join(' '))}
      {...(counted && { states: counted.map((own) => (own ? 'matched' : 'miss')) })}
    />
  );
}

/** Above this count numbers are drawn small. */
const MANY = 8;
