import { Button } from '@tessera/ui';
import { Contact, useHasContact } from '../../../components/contact/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { prefs, useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useWallets } from '../../../platform/wallet/index.ts';
import styles from './forgot-panel.module.css';

/** What a player without the password can do: sign in another way, or ask support, who gives a new password. */
export function ForgotPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { walletLoginEth, walletLoginTron } = useSettings();
  const hasContact = useHasContact();
  const { remembered, rememberedName } = prefs();
  const hasWallet = useWallets().some(
    (chain) => (chain === 'eth' ? walletLoginEth : walletLoginTron) === '1',
  );
  return (
    <Panel
      title={t('forgot_title')}
      onClose={onClose}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('forgot_back')}
        </Button>
      }
    >
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
    </Panel>
  );
}
