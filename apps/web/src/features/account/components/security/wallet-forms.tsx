import { tellOwn } from '../../../../data/inbox/index.ts';
import { refreshSecurity } from '../../../../data/security/index.ts';
import { toast } from '../../../../platform/feedback/index.ts';
import { call } from '../../../../platform/http/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import type { Chain } from '../../../../platform/wallet/index.ts';
import { bindWallet, refreshWallets } from '../../api/wallets.ts';
import { LoginPassword, SecretForm } from './secret-form.tsx';
import { needsPassword, useSecretForm } from './use-secret-form.ts';

export interface WalletFormProps {
  chain: Chain;
  onDone: () => void;
}

/** Binds this browser's wallet: the password, then the wallet's signature. */
export function WalletBind({ chain, onDone }: WalletFormProps) {
  const t = useT();
  const form = useSecretForm({
    empty: { password: '' },
    check: needsPassword,
    send: ({ password }) => bindWallet(chain, password),
    faults: { password_incorrect: 'password' },
    onDone: (outcome) => {
      if (outcome !== 'bound') {
        toast(t(outcome), { type: outcome === 'please_install_pocket' ? 'warning' : 'error' });
        return;
      }
      tellOwn(t('security_wallet_bound_done'));
      void refreshWallets();
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <SecretForm form={form} line={t('security_wallet_bind_line')} action={t('security_wallet_sign')}>
      <LoginPassword start form={form} />
    </SecretForm>
  );
}

/** Removes the wallet from the account; shown after the step-up. */
export function WalletUnbind({ chain, onDone }: WalletFormProps) {
  const t = useT();
  const form = useSecretForm({
    empty: {},
    check: () => ({}),
    send: () => call('POST /api/user/wallet/unbind', { type: chain }),
    faults: {},
    onDone: () => {
      tellOwn(t('security_wallet_unbound_done'));
      void refreshWallets();
      void refreshSecurity();
      onDone();
    },
  });
  return (
    <SecretForm
      form={form}
      line={t('security_wallet_unbind_line')}
      action={t('security_wallet_unbind')}
      tone="danger"
    />
  );
}
