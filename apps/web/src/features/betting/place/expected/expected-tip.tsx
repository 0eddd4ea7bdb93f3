'use memo';

import { amountOf } from '@tessera/protocol/money';
import { InfoTip } from '@tessera/ui';
import { useDraws } from '../../../../data/draws/index.ts';
import { useUser } from '../../../../data/session/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import type { SlipLine } from '../../slip/slip.ts';
import { costOf } from '../most/sure-loss.ts';
import { hasExactOdds, lossPerHour, meanLossOf, stakePerHour } from './expected-loss.ts';

/** On request: what bets lose on average, and per hour at the present pace (RP16). `linesOf` is called when it is opened. */
export function ExpectedTip({ linesOf }: { linesOf: () => readonly SlipLine[] }) {
  const t = useT();
  return (
    <InfoTip label={t('bet_expected')}>
      <ExpectedText linesOf={linesOf} />
    </InfoTip>
  );
}

function ExpectedText({ linesOf }: { linesOf: () => readonly SlipLine[] }) {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const session = useUser((user) => user.session);
  const draw = useDraws(lottery.id)?.current;
  const lines = linesOf();
  if (lines.length === 0) return t('bet_expected_none');
  if (!hasExactOdds(lines)) return t('bet_expected_unknown');
  const { stake } = costOf(lines);
  const loss = lines.reduce((sum, line) => sum + meanLossOf(line), 0n);
  const perHour = stakePerHour(stake, {
    staked: session?.staked ?? 0n,
    playedMs: session ? now() - session.startedAt : 0,
    drawMs: draw ? draw.close_at - draw.open_at : 0,
  });
  return t('bet_expected_line', {
    loss: format.money(amountOf(loss)),
    pace: format.money(perHour),
    hour: format.money(lossPerHour(loss, stake, perHour)),
  });
}
