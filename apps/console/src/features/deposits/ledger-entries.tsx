import { useOperator } from '../../data/session.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { useNow } from '../../platform/clock.ts';
import { momentText, signedText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { Deposit } from './deposit-data.ts';
import styles from './deposit-panel.module.css';

/** What the ledger has about the payments of a deposit. */
export function LedgerEntries({ deposit: { entries } }: { deposit: Deposit }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return (
    <PanelSection title={t('ledger_entries')}>
      {entries.length === 0 ? (
        <span className="t3">{t('ledger_entries_none')}</span>
      ) : (
        <table className={styles.entries} aria-label={t('ledger_entries')}>
          <tbody>
            {entries.map(({ kind, account, amount, currency, at }) => (
              <tr key={`${kind} ${account} ${amount} ${currency}`}>
                <th scope="row" className="mono">
                  {account}
                </th>
                <td className="t3">{momentText(at, now, timeZone)}</td>
                <td>
                  {signedText(amount)} {currency}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PanelSection>
  );
}
