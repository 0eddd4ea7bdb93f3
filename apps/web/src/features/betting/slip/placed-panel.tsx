'use memo';

import { Button, Icon, Tag } from '@tessera/ui';
import { CircleCheck, CircleX } from '@tessera/ui/icons';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useUser } from '../../../data/session/index.ts';
import { betsOf } from '../../../data/settled/index.ts';
import { newRid } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useOutcome } from '../draw/outcomes.ts';
import { DecidedBets } from './decided-bets.tsx';
import styles from './placed-panel.module.css';
import { termsOf, withTerms } from './slip-line.ts';
import { changeSlip, type PlaceResult } from './slip-store.ts';

/** Maximum number of bet ids shown. */
const IDS_SHOWN = 3;

/** Result of the last placement: bet ids, a link to the bets, a button to repeat them. */
export function PlacedPanel({ result: { issue, placed, failed } }: { result: PlaceResult }) {
  const t = useT();
  const { lottery, owner, pricing } = useBettingPage();
  const trial = useUser(({ info }) => info?.kind === 'trial');
  const outcome = useOutcome(lottery.id);
  const decided = outcome?.settled.issue === issue ? outcome : undefined;
  const ids = placed.slice(0, IDS_SHOWN).map(({ betId }) => betId);
  const again = () => {
    // At the current prices.
    const lines = placed.map(({ line }) => ({ ...withTerms(line, termsOf(line), pricing), key: newRid() }));
    owner.store.setState({ result: null });
    changeSlip(owner.store, { type: 'add', lines });
  };
  return (
    <section className={styles.root} aria-label={t('bet_placed', { n: placed.length })}>
      {placed.length > 0 && (
        <p className={styles.title} data-tone="success">
          <Icon of={CircleCheck} size={20} />
          {t('bet_placed', { n: placed.length })}
          {trial && <Tag tone="info">{t('bet_trial')}</Tag>}
        </p>
      )}
      {failed > 0 && (
        <p className={styles.title} data-tone="danger">
          <Icon of={CircleX} size={20} />
          {t('bet_partial', { n: failed })}
        </p>
      )}
      {placed.length > 0 && (
        <>
          {decided && <DecidedBets outcome={decided} />}
          <p className={styles.ids}>
            {t('bet_ids', { ids: ids.join(', ') })}
            {placed.length > ids.length && '…'} · {t('bet_issue', { issue: shortIssue(issue) })}
          </p>
          <div className={styles.buttons}>
            {hasScreen('record-bet') && (
              <Button
                size="sm"
                onClick={() => void push('record-bet', decided ? betsOf(decided) : { state: 'accepted' })}
              >
                {t('bet_see')}
              </Button>
            )}
            <Button size="sm" variant="tonal" onClick={again}>
              {t('bet_again')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
