import type { MessageKey } from '@tessera/messages';
import { Tag, type Tone } from '@tessera/ui';
import { AmountText } from '../../../components/amount/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Commission } from '../api/team.ts';
import styles from './explanation.module.css';

type State = Commission['states'][number]['state'];

const looks: Readonly<Record<State, readonly [name: MessageKey, tone: Tone]>> = {
  accrued: ['rep_state_accrued', 'info'],
  payable: ['rep_state_payable', 'accent'],
  paid: ['rep_state_paid', 'success'],
  held: ['rep_state_held', 'warning'],
  reversed: ['rep_state_reversed', 'neutral'],
};

/** When the commission is paid, by its states. */
export function CommissionStates({ states }: Pick<Commission, 'states'>) {
  const t = useT();
  const format = useFormat();
  if (states.length === 0) return null;
  return (
    <ul className={styles.states} aria-label={t('rep_states')}>
      {states.map(({ state, amount, at, reason }) => {
        const [name, tone] = looks[state];
        const hasTime = at !== null && (state === 'accrued' || state === 'payable' || state === 'paid');
        return (
          <li key={`${state} ${reason}`}>
            <Tag tone={tone}>{t(name)}</Tag>
            <span className={styles.when}>
              {hasTime && t(`rep_state_${state}_at`, { time: format.time(at, 'MM-DD HH:mm') })}
            </span>
            <AmountText amount={amount} still />
            {reason && <small>{t(`rep_held_${reason}`)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
