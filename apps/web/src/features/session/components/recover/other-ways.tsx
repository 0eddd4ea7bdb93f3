import { Contact, useHasContact } from '../../../../components/contact/index.ts';
import { prefs, useSettings } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useWallets } from '../../../../platform/wallet/index.ts';
import styles from './recover.module.css';

/** What a player without an address and codes can do: sign in another way, or ask support, who gives a new password. */
export function OtherWays() {
  const t = useT();
  const { walletLoginEth, walletLoginTron } = useSettings();
  const hasContact = useHasContact();
  const { remembered, rememberedName } = prefs();
  const hasWallet = useWallets().some(
    (chain) => (chain === 'eth' ? walletLoginEth : walletLoginTron) === '1',
  );
  return (
    <section className={styles.others}>
      <h2>{t('recover_others')}</h2>
      <ul className={styles.ways}>
        {remembered && rememberedName && <li>{t('forgot_device', { name: rememberedName })}</li>}
        {hasWallet && <li>{t('forgot_wallet')}</li>}
        {hasContact ? (
          <li>
            <p>{t('forgot_contact')}</p>
            <Contact />
            <p className={styles.line}>{t('forgot_contact_line')}</p>
          </li>
        ) : (
          <li>{t('forgot_no_contact')}</li>
        )}
      </ul>
      <p className={styles.line}>{t('forgot_guard')}</p>
    </section>
  );
}
