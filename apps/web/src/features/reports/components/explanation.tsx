import { InfoTip, Skeleton } from '@tessera/ui';
import { AmountText } from '../../../components/amount/index.ts';
import type { Days } from '../../../components/days/index.ts';
import { Failed } from '../../../components/failed/index.ts';
import { Formula, Term } from '../../../components/formula/index.ts';
import { percentText } from '../../../components/reward-figures/index.ts';
import { EXACT, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Commission, useCommission } from '../api/team.ts';
import { ofHundred, splitOf } from '../model/split.ts';
import { CommissionStates } from './commission-states.tsx';
import { ExplainedBets } from './explained-bets.tsx';
import styles from './explanation.module.css';

/** How the commission from one member and all below is made: its terms, when it is paid, where 100 go, and each bet. */
export function Explanation({ member, days }: { member: number; days: Days }) {
  const t = useT();
  const commission = useCommission(member, days);
  const whole = commission.data?.pages[0];
  if (commission.isError && !whole) {
    return <Failed title={t('rep_explain_failed')} onRetry={commission.refetch} />;
  }
  if (!whole) return <Skeleton height={180} />;
  return (
    <div className={styles.root}>
      <Sum commission={whole} />
      <CommissionStates states={whole.states} />
      <SplitOfHundred commission={whole} />
      <ExplainedBets commission={commission} />
    </div>
  );
}

/** base × difference = mine; in parts when rates changed. */
function Sum({ commission: { base, mine, terms } }: { commission: Commission }) {
  const t = useT();
  const [only] = terms;
  const isOne = terms.length === 1 && only !== undefined;
  return (
    <>
      <Formula>
        <Term name={t('rep_valid')}>
          <AmountText amount={base} still />
        </Term>
        {isOne && (
          <>
            <i>×</i>
            <Term name={t('rep_difference')}>{percentText(only.ppm)}</Term>
          </>
        )}
        <i>{isOne ? '=' : '→'}</i>
        <Term name={t('rep_earned')} isSum>
          <AmountText amount={mine} still />
        </Term>
      </Formula>
      {isOne && (
        <p className={styles.note}>
          {t('rep_rate_line', { own: percentText(only.own_ppm), below: percentText(only.below_ppm) })}
        </p>
      )}
      {terms.length > 1 && <Terms terms={terms} />}
      <p className={styles.note}>{t('rep_cut_line')}</p>
    </>
  );
}

function Terms({ terms }: Pick<Commission, 'terms'>) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const figure = (amount: string) => (hidden ? '••••' : format.figure(amount, EXACT));
  return (
    <>
      <p className={styles.note}>{t('rep_rate_changed')}</p>
      <ul className={styles.terms}>
        {terms.map(({ from, to, own_ppm, below_ppm, base, amount }) => (
          <li key={`${from} ${own_ppm} ${below_ppm}`}>
            {t('rep_term', {
              from: from.slice(5),
              to: to.slice(5),
              base: figure(base),
              own: percentText(own_ppm),
              below: percentText(below_ppm),
              amount: figure(amount),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

const parts = ['back', 'mine', 'rest'] as const;

/** Where 100 staked go on average, at the rates of the newest term. */
function SplitOfHundred({ commission: { return_ppm, terms } }: { commission: Commission }) {
  const t = useT();
  const last = terms.at(-1);
  if (!last) return null;
  const split = splitOf(return_ppm, last.ppm);
  return (
    <div className={styles.splitting}>
      <p className={styles.head}>
        {t('rep_split')}
        <InfoTip label={t('rep_about', { name: t('rep_split') })}>{t('rep_split_info')}</InfoTip>
      </p>
      <dl className={styles.split}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`rep_split_${part}`)}</dt>
            <dd>{ofHundred(split[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
