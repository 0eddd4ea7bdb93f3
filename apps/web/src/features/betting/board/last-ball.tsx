'use memo';

import { Ball } from '@tessera/ui';
import { numberText } from '../../../components/bet-content/index.ts';
import { useDraws } from '../../../data/draws/index.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { flatNumbers } from '../draw/draw-summary.ts';

/** The number that the last draw showed at a position. */
export function LastBall({ position }: { position: number }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const last = useDraws(lottery.id)?.last;
  const number = flatNumbers(last?.result ?? null)[position];
  if (number === undefined) return null;
  const text = numberText(lottery.family, number);
  return (
    <Ball look={lookOf(lottery.family)} value={text} size="s" label={t('bet_board_last', { number: text })} />
  );
}
