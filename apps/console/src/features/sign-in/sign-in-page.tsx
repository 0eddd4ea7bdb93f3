import { Button, Field, Input, Logo, Note, OtpField, Segmented } from '@tessera/ui';
import { Ban, EyeOff, Info, KeyRound, Link, TriangleAlert, Users } from '@tessera/ui/icons';
import { type FormEvent, useState } from 'react';
import { hasPasskeys, signWithPasskey } from '../../data/passkeys.ts';
import { signIn, useEnded } from '../../data/session.ts';
import {
  type ConsoleLanguage,
  chooseLanguage,
  languages,
  type TextKey,
  useLanguage,
  useT,
} from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';
import styles from './sign-in-page.module.css';

const PROMISES = [
  [Users, 'promise_two'],
  [EyeOff, 'promise_masked'],
  [Link, 'promise_chain'],
  [Ban, 'promise_draws'],
] as const satisfies readonly (readonly [typeof Users, TextKey])[];

/** Sign-in: name, password, and a passkey or the code of the authenticator. A wrong one of them has the same answer. */
export function SignInPage() {
  const t = useT();
  const language = useLanguage();
  const hasEnded = useEnded();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const enter = useAct(
    async (by: 'code' | 'passkey') => {
      const passkey = by === 'passkey' ? await signWithPasskey() : undefined;
      if (by === 'passkey' && !passkey) return;
      const keys = { name: name.trim(), password };
      // A code is accepted once, so the next try needs another one.
      await signIn(passkey ? { ...keys, passkey } : { ...keys, code }).catch((error: unknown) => {
        setCode('');
        throw error;
      });
    },
    { quiet: true },
  );
  const isKnown = name.trim() !== '' && password !== '';
  const isComplete = isKnown && code.length === 6;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) enter.run('code');
  };
  return (
    <div className={styles.page}>
      <section className={styles.art} aria-label={t('console')}>
        <Logo name="Tessera" height={30} className={styles.logo} />
        <div className={styles.words}>
          <p className={styles.claim}>{t('sign_in_claim')}</p>
          <ul className={styles.promises}>
            {PROMISES.map(([Glyph, key]) => (
              <li key={key}>
                <Glyph size={16} aria-hidden="true" />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <main className={styles.box}>
        <form className={styles.form} onSubmit={handleSubmit}>
          <div>
            <h1>{t('sign_in_title')}</h1>
            <p className="t3">{t('sign_in_who')}</p>
          </div>
          {hasEnded && (
            <Note tone="info" icon={Info} role="status">
              {t('session_ended')}
            </Note>
          )}
          <Field label={t('operator_name')}>
            <Input value={name} onValue={setName} autoComplete="username" autoCapitalize="none" autoFocus />
          </Field>
          <Field label={t('password')}>
            <Input type="password" value={password} onValue={setPassword} autoComplete="current-password" />
          </Field>
          <Field label={t('code')} help={t('code_help')}>
            <OtpField value={code} onChange={setCode} />
          </Field>
          {enter.failure && (
            <Note tone="danger" icon={TriangleAlert} role="alert">
              {enter.failure}
            </Note>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            disabled={!isComplete}
            loading={enter.isRunning}
          >
            {t('sign_in')}
          </Button>
          {hasPasskeys() && (
            <>
              <p className={styles.or}>{t('or')}</p>
              <Button
                size="lg"
                block
                icon={KeyRound}
                disabled={!isKnown}
                loading={enter.isRunning}
                onClick={() => enter.run('passkey')}
              >
                {t('passkey_use')}
              </Button>
            </>
          )}
          <p className="s12 t3">{t('sign_in_ends')}</p>
        </form>
        <Segmented<ConsoleLanguage>
          label={t('language')}
          options={languages.map((value) => ({ value, label: value === 'zhCn' ? '中文' : 'English' }))}
          value={language}
          onChange={(value) => void chooseLanguage(value)}
        />
      </main>
    </div>
  );
}
