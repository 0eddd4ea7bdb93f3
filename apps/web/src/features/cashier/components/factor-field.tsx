import { Field, Icon, Input, Note, OtpField, Segmented } from '@tessera/ui';
import { Lock, TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import styles from './layout.module.css';
import { NotRead } from './not-read.tsx';
import type { Factor } from './use-factor.ts';

/** Field for the fund password or an authenticator code; a player who has neither gets a link to set one. */
export function FactorField({ factor }: { factor: Factor }) {
  const t = useT();
  if (factor.state === 'loading') return <NotRead of={[factor.asked]} height={72} line />;
  if (factor.state === 'none') {
    return (
      <Note
        tone="warning"
        icon={TriangleAlert}
        action={
          <Link to="user-info" params={{ edit: 'fund' }} className={styles.link}>
            {t('cashier_fund_set')}
          </Link>
        }
      >
        {t('cashier_fund_missing')}
      </Note>
    );
  }
  return (
    <>
      {factor.hasBoth && (
        <Segmented
          fill
          label={t('cashier_factor')}
          options={[
            { value: 'fund', label: t('security_fund') },
            { value: 'google', label: t('security_code') },
          ]}
          value={factor.kind}
          onChange={factor.choose}
        />
      )}
      {factor.kind === 'fund' ? (
        <Field label={t('security_fund')} error={factor.error}>
          <Input
            type="password"
            autoComplete="off"
            maxLength={128}
            prefix={<Icon of={Lock} size={18} />}
            value={factor.value}
            onValue={factor.type}
          />
        </Field>
      ) : (
        <Field label={t('security_code')} error={factor.error} help={t('security_code_help')}>
          <OtpField value={factor.value} onChange={factor.type} />
        </Field>
      )}
    </>
  );
}
