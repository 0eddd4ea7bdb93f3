import { Button, Dialog, MoneyText } from '@tessera/ui';
import winLantern from '@tessera/ui/art/svg/win-lantern.svg';
import { Share2 } from '@tessera/ui/icons';
import { useShareBet } from '../../../../components/bet-picture/index.ts';
import { shortIssue } from '../../../../data/draws/short-issue.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { betsOf, winEffectOf } from '../../../../data/settled/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../../platform/navigation/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { type Outcome, useOutcome } from '../../draw/outcomes.ts';
import { ResultBalls } from '../../draw/result-balls.tsx';
import { useHistory } from '../../pick/use-history.ts';
import { Confetti } from './confetti.tsx';
import styles from './win-dialog.module.css';

/** Number of confetti pieces for a profit of ten times the stake, and of a hundred times. */
const PIECES = { card: 40, grand: 90 } as const;

/** A profit of at least ten times the stake: lantern, amount, and where it came from. */
export function WinDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  const { settled } = outcome;
  const hits = useOutcome(lottery.id);
  const effect = winEffectOf(settled);
  const sharing = useShareBet();
  // The server lists the largest win first.
  const best = settled.won[0];
  const draw = draws.find(({ issue }) => issue === settled.issue);
  if (effect.kind !== 'dialog') return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bet_win_title', { name: format.lottery(lottery), issue: shortIssue(settled.issue) })}
      footer={
        <>
          <Button onClick={onClose}>{t('bet_win_close')}</Button>
          {effect.grand && best && (
            <Button icon={Share2} loading={sharing.pending} onClick={() => sharing.share(best.bet_id)}>
              {t('record_share')}
            </Button>
          )}
          {hasScreen('record-bet') && (
            <Button variant="primary" onClick={() => void push('record-bet', betsOf(hits ?? outcome))}>
              {t('bet_see')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root}>
        <div className={styles.top}>
          <img src={winLantern} alt="" width={150} height={150} />
          <Confetti pieces={effect.grand ? PIECES.grand : PIECES.card} />
        </div>
        <MoneyText
          {...format.shown(effect.gain, { currency: true })}
          sign="plus"
          tone="up"
          arrow
          size="xl"
          roll
        />
        {draw && (
          <ResultBalls family={lottery.family} shown={{ kind: 'result', draw }} size="h" hits={hits} />
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{t('bet_staked')}</dt>
            <dd>{format.money(effect.stake)}</dd>
          </div>
          <div>
            <dt>{t('bet_payout')}</dt>
            <dd>{format.money(effect.payout)}</dd>
          </div>
          <div>
            <dt>{t('bet_won_bets')}</dt>
            <dd>{settled.won.length}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}
