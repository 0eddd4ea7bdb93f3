import { useT } from '../../../platform/i18n/index.ts';
import { strengthOf } from '../forms/password-strength.ts';
import styles from './password-meter.module.css';

/** Four bars with a label; null while the password is empty. */
export function PasswordMeter({ password, userName }: { password: string; userName: string }) {
  const t = useT();
  if (password === '') return null;
  const strength = strengthOf(password, userName);
  return (
    <div className={styles.root} data-strength={strength}>
      {([1, 2, 3, 4] as const).map((bar) => (
        <i key={bar} data-on={bar <= strength || undefined} />
      ))}
      <span role="status">{t('register_strength', { word: t(`register_strength_${strength}`) })}</span>
    </div>
  );
}
