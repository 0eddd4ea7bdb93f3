import { PanelSection } from '../../parts/panel.tsx';
import { useT } from '../../platform/i18n.ts';
import type { Deposit } from './deposit-data.ts';
import styles from './deposit-panel.module.css';

/** Pictures of the payment that the player has sent; each opens in full. Hidden from a role that may not see names. */
export function Receipts({ deposit: { pictures, receipts } }: { deposit: Deposit }) {
  const t = useT();
  return (
    <PanelSection title={t('receipts')}>
      {receipts === 0 && <span className="t3">{t('receipts_none')}</span>}
      {receipts > 0 && pictures.length === 0 && <span className="t3">{t('masked_always')}</span>}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((address, at) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={t('receipt_n', { n: at + 1 })} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </PanelSection>
  );
}
