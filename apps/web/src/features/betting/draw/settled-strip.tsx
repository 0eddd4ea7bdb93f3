import { MoneyText } from '@tessera/ui';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { betsOf, winEffectOf } from '../../../data/settled/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { holding } from './change-outcome.ts';
import type { Outcome } from './outcomes.ts';
import styles from './settled-strip.module.css';

/** Desktop: win, return or loss of the player's bets in the shown draw where its facts stand later, with the way to the bets. */
export function SettledStrip({ outcome }: { outcome: Outcome }) {
  const t = useT();
  return (
    <span
      className={styles.root}
      data-kind={winEffectOf(outcome.settled).kind}
      role="status"
      {...holding(outcome)}
    >
      <SettledWords outcome={outcome} />
      <Link to="record-bet" params={betsOf(outcome)} className={styles.link}>
        {t('bet_see')}
      </Link>
    </span>
  );
}

/** The words of an outcome, `short` for small spaces; only a real gain has a colour and moves. */
export function SettledWords({ outcome: { settled }, short = false }: { outcome: Outcome; short?: boolean }) {
  const t = useT();
  const format = useFormat();
  const issue = shortIssue(settled.issue);
  const effect = winEffectOf(settled);
  if (effect.kind === 'nothing')
    return <span>{t('bet_strip_lost', { issue, stake: format.money(settled.stake) })}</span>;
  if (effect.kind === 'returned') {
    const [amount, stake] = short
      ? [format.figure(effect.payout), format.figure(effect.stake)]
      : [format.money(effect.payout), format.money(effect.stake)];
    return (
      <span>{t(short ? 'bet_strip_returned_short' : 'bet_strip_returned', { issue, amount, stake })}</span>
    );
  }
  return (
    <span className={styles.won}>
      {t(short ? 'bet_strip_won_short' : 'bet_strip_won', { issue })}{' '}
      <MoneyText
        {...format.shown(effect.gain, { currency: true })}
        sign="plus"
        tone="up"
        arrow
        size="md"
        roll
        still
      />
    </span>
  );
}
