import { Button, Checkbox, Field, Icon, Input } from '@tessera/ui';
import { Check, Lock, UserRound } from '@tessera/ui/icons';
import type { FormEvent } from 'react';
import { useSettings } from '../../../data/settings/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { hasScreen, Link, metaOf } from '../../../platform/navigation/index.ts';
import { closeEntry } from '../close-entry.ts';
import { type LoginField, loginFields, usesDevice } from '../forms/login-form.ts';
import { AgreementBox } from './agreement-box.tsx';
import { useCapsLock } from './caps-lock.ts';
import styles from './login-form.module.css';
import { SignInNote } from './sign-in-note.tsx';
import { useFirstFault } from './use-first-fault.ts';
import { useLogin } from './use-login.ts';

/** Needed only by some platforms and accounts. */
const CaptchaField = lazyPart(async () => (await import('./captcha-field.tsx')).CaptchaField);
const WalletButtons = lazyPart(async () => (await import('./wallet/wallet-buttons.tsx')).WalletButtons);
const WalletNote = lazyPart(async () => (await import('./wallet/wallet-note.tsx')).WalletNote);
const BlockedNote = lazyPart(async () => (await import('./blocked-note.tsx')).BlockedNote);
const CodeField = lazyPart(async () => (await import('./code-field.tsx')).CodeField);

const FAULT = 'agreement-fault';

/** Name, password and the other fields this sign-in needs; below them the alternative sign-ins. */
export function LoginForm() {
  const t = useT();
  const login = useLogin();
  const capsLock = useCapsLock();
  const { walletLoginEth, walletLoginTron } = useSettings();
  const hasWalletLogin = walletLoginEth === '1' || walletLoginTron === '1';
  const { form, needs, errors, change, waysOn } = login;
  const root = useFirstFault(errors, login.attempts, loginFields);
  const errorOf = (field: LoginField) => errors[field] && t(errors[field]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (waysOn) waysOn.goHome();
    else login.submit();
  };
  return (
    <form ref={root} className={styles.root} noValidate onSubmit={handleSubmit}>
      {login.blocked && <BlockedNote />}
      <SignInNote />
      {login.bindAddress && <WalletNote text="login_wallet_bind" address={login.bindAddress} />}
      {login.signedAddress && <WalletNote text="login_wallet_code" address={login.signedAddress} />}
      <Field label={t('login_name')} error={errorOf('userName')}>
        <Input
          data-field="userName"
          data-start={form.userName === '' ? '' : undefined}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={32}
          prefix={<Icon of={UserRound} size={18} />}
          value={form.userName}
          onValue={(userName) => change({ userName })}
        />
      </Field>
      <Field
        label={t('login_password')}
        labelEnd={
          <Link to="recover" className={styles.other}>
            {t('login_forgot')}
          </Link>
        }
        error={errorOf('password')}
        help={capsLock.isOn ? t('login_caps_lock') : undefined}
      >
        <Input
          {...capsLock.watch}
          data-field="password"
          data-start={form.userName === '' ? undefined : ''}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={128}
          prefix={<Icon of={Lock} size={18} />}
          placeholder={usesDevice(form, needs) ? t('login_device_kept') : undefined}
          value={form.password}
          onValue={(password) => change({ password })}
        />
      </Field>
      {needs.captcha && (
        <CaptchaField
          value={form.captcha}
          onValue={(captcha) => change({ captcha })}
          picture={login.picture}
          onRenew={login.renewPicture}
          error={errorOf('captcha')}
        />
      )}
      {needs.googleCode && (
        <CodeField
          value={form.googleCode}
          onValue={(googleCode) => change({ googleCode })}
          error={errorOf('googleCode')}
        />
      )}
      <div className={styles.checks}>
        <Checkbox checked={form.remember} onChange={(remember) => change({ remember })}>
          {t('login_remember')}
        </Checkbox>
        <AgreementBox
          checked={form.agreed}
          invalid={errors.agreed !== undefined}
          describedBy={errors.agreed && FAULT}
          onChange={(agreed) => change({ agreed })}
        >
          {t(isPhone ? 'login_agree_short' : 'login_agree')}
        </AgreementBox>
        {errors.agreed && (
          <p id={FAULT} role="alert" className={styles.fault}>
            {t('login_agree_first')}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        icon={waysOn ? Check : undefined}
        loading={login.pending === 'login'}
      >
        {t(waysOn ? 'login_enter' : 'login_submit')}
      </Button>
      {waysOn?.wanted && (
        <Button size="lg" block onClick={waysOn.wanted.go}>
          {t('login_open', { page: t(metaOf(waysOn.wanted.page.name).title ?? 'route_home') })}
        </Button>
      )}
      <div className={styles.others}>
        {hasScreen('register') && (
          <Link to="register" className={styles.register}>
            {t('route_register')}
          </Link>
        )}
        <button type="button" disabled={login.pending !== undefined} onClick={login.tryOut}>
          {t('login_trial')}
        </button>
        <button type="button" onClick={closeEntry}>
          {t('login_browse')}
        </button>
      </div>
      {hasWalletLogin && <WalletButtons disabled={login.pending !== undefined} onChoose={login.byWallet} />}
    </form>
  );
}
