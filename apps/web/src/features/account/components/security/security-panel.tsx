import type { MessageKey } from '@tessera/messages';
import { useState } from 'react';
import { Panel } from '../../../../components/panel/index.ts';
import type { Security } from '../../../../data/security/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { ContactForm, ContactOff } from './contact-forms.tsx';
import { FundForm } from './fund-form.tsx';
import { GoogleForm, GoogleOff } from './google-form.tsx';
import { PasswordCodes } from './password-codes.tsx';
import { PasswordForm } from './password-form.tsx';
import { StepUpForm } from './step-up-form.tsx';
import { StepUpLost } from './step-up-lost.ts';
import { WalletBind, WalletUnbind } from './wallet-forms.tsx';

/** Binding or removing the wallet of a chain. */
type WalletAct = 'wallet-eth' | 'wallet-tron' | 'wallet-eth-off' | 'wallet-tron-off';

/** Adding, replacing or removing an address, and making recovery codes for the password. */
type RecoveryAct = 'email' | 'phone' | 'email-off' | 'phone-off' | 'codes';

/** Changes of the account's security. */
export type SecurityAct = 'password' | 'fund' | 'google' | 'google-off' | WalletAct | RecoveryAct;

export interface SecurityPanelProps {
  act: SecurityAct;
  security: Security;
  onClose: () => void;
}

/** One security change above the page. A player with a second factor must enter it first (A12). */
export function SecurityPanel({ act, security, onClose }: SecurityPanelProps) {
  const t = useT();
  const title = t(titles[act]);
  return (
    <Panel onClose={onClose} title={title}>
      <Body act={act} security={security} onClose={onClose} />
    </Panel>
  );
}

function Body(props: SecurityPanelProps) {
  const { security } = props;
  const hasFactor = security.google || security.fund_password;
  const isUp = security.step_up_until !== null && security.step_up_until > now();
  // Once passed, the step-up stays passed: the key and recovery codes must not vanish while the player writes them down.
  const [passed, setPassed] = useState(!hasFactor);
  if (isUp && !passed) setPassed(true);
  if (!passed && !isUp) return <StepUpForm security={security} />;
  return (
    <StepUpLost value={() => setPassed(false)}>
      <Act {...props} />
    </StepUpLost>
  );
}

function Act({ act, onClose }: SecurityPanelProps) {
  switch (act) {
    case 'password':
      return <PasswordForm onDone={onClose} />;
    case 'fund':
      return <FundForm onDone={onClose} />;
    case 'google':
      return <GoogleForm onDone={onClose} />;
    case 'google-off':
      return <GoogleOff onDone={onClose} />;
    case 'email':
    case 'phone':
      return <ContactForm kind={act} onDone={onClose} />;
    case 'email-off':
      return <ContactOff kind="email" onDone={onClose} />;
    case 'phone-off':
      return <ContactOff kind="phone" onDone={onClose} />;
    case 'codes':
      return <PasswordCodes onDone={onClose} />;
    case 'wallet-eth':
      return <WalletBind chain="eth" onDone={onClose} />;
    case 'wallet-tron':
      return <WalletBind chain="tron" onDone={onClose} />;
    case 'wallet-eth-off':
      return <WalletUnbind chain="eth" onDone={onClose} />;
    case 'wallet-tron-off':
      return <WalletUnbind chain="tron" onDone={onClose} />;
  }
}

const titles: Readonly<Record<SecurityAct, MessageKey>> = {
  password: 'security_password_change',
  fund: 'security_fund',
  google: 'security_google',
  'google-off': 'security_google_off',
  email: 'security_email',
  phone: 'security_phone',
  'email-off': 'security_email',
  'phone-off': 'security_phone',
  codes: 'security_codes_password',
  'wallet-eth': 'security_wallet_bind',
  'wallet-tron': 'security_wallet_bind',
  'wallet-eth-off': 'security_wallet_unbind',
  'wallet-tron-off': 'security_wallet_unbind',
};
