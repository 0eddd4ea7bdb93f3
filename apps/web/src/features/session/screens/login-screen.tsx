import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { EntryFrame } from '../components/entry-frame.tsx';
import { LoginForm } from '../components/login-form.tsx';
import styles from './login-screen.module.css';

/** `login`: the form over the home page. */
export function LoginScreen() {
  const t = useT();
  return (
    <EntryFrame title={t('route_login')} slogan={t('login_slogan')}>
      <LoginForm />
      {isPhone && <p className={styles.note}>{t('login_footnote')}</p>}
    </EntryFrame>
  );
}
