import { Icon } from '@tessera/ui';
import { Check } from '@tessera/ui/icons';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './ticket-tabs.module.css';
import { useTicket } from './use-ticket.ts';

/** The lines of a jackpot ticket above the numbers: which one is picked, and how far the others are. */
export function TicketTabs() {
  const t = useT();
  const { lines, openLine } = useTicket();
  return (
    <fieldset className={styles.root} aria-label={t('bet_ticket')}>
      {lines.map(({ name, at, state, missing, isOpen }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isOpen}
          data-state={state}
          aria-label={`${t('bet_ticket_line', { name })}, ${
            state === 'partial' ? t('bet_ticket_missing', { n: missing }) : t(`bet_ticket_${state}`)
          }`}
          onClick={() => openLine(at)}
        >
          {name}
          {state === 'complete' && <Icon of={Check} size={14} />}
          {state === 'partial' && <small>{t('bet_ticket_missing_short', { n: missing })}</small>}
        </button>
      ))}
    </fieldset>
  );
}
