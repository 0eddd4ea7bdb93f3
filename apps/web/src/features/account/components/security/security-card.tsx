import { Button, Card, Note, Skeleton, Tag } from '@tessera/ui';
import { Clock, KeyRound, Lock, RefreshCw, ShieldCheck, TriangleAlert } from '@tessera/ui/icons';
import { useState } from 'react';
import { type Security, securityOptions } from '../../../../data/security/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { ContactRows } from './contact-rows.tsx';
import { GuardRow } from './guard-row.tsx';
import styles from './security-card.module.css';
import type { SecurityAct } from './security-panel.tsx';
import { WalletRows } from './wallet-rows.tsx';

const SecurityPanel = lazyPart(async () => (await import('./security-panel.tsx')).SecurityPanel);

/** Security of the account in neutral words: what is set up, what could be added, and the action to change each. */
export function SecurityCard({ start }: { start?: SecurityAct | undefined }) {
  const t = useT();
  const [act, setAct] = useState(start);
  const security = useQuery(securityOptions());
  return (
    <Card title={t('security_title')} className={styles.root}>
      {security.data ? (
        <Guards security={security.data} onAct={setAct} />
      ) : security.isError ? (
        <Note
          tone="warning"
          icon={TriangleAlert}
          role="alert"
          action={
            <Button variant="tonal" size="sm" icon={RefreshCw} onClick={() => void security.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('security_failed')}
        </Note>
      ) : (
        <div className={styles.loading}>
          <Skeleton height={176} />
        </div>
      )}
      {act && security.data && (
        <SecurityPanel act={act} security={security.data} onClose={() => setAct(undefined)} />
      )}
    </Card>
  );
}

function Guards({ security, onAct }: { security: Security; onAct: (act: SecurityAct) => void }) {
  const t = useT();
  const format = useFormat();
  const changed = security.password_changed_at;
  return (
    <>
      <GuardRow
        icon={Lock}
        name={t('security_password')}
        line={
          changed === null
            ? t('security_password_first')
            : t('security_changed', { time: format.time(changed, 'datetime') })
        }
        on
      >
        <Button size="sm" onClick={() => onAct('password')}>
          {t('security_change')}
        </Button>
      </GuardRow>
      <GuardRow
        icon={KeyRound}
        name={t('security_fund')}
        line={t(security.fund_password ? 'security_fund_is_set' : 'security_fund_why')}
        on={security.fund_password}
      >
        <Button
          size="sm"
          variant={security.fund_password ? 'secondary' : 'tonal'}
          onClick={() => onAct('fund')}
        >
          {t(security.fund_password ? 'security_change' : 'security_set')}
        </Button>
      </GuardRow>
      <GuardRow
        icon={ShieldCheck}
        name={t('security_google')}
        line={
          security.google
            ? t('security_google_left', { n: security.recovery_left })
            : t('security_google_why')
        }
        tag={security.google && security.recovery_left < 3 && <Tag tone="warning">{t('security_few')}</Tag>}
        on={security.google}
      >
        {security.google && (
          <Button size="sm" variant="quiet" onClick={() => onAct('google-off')}>
            {t('security_turn_off')}
          </Button>
        )}
        <Button size="sm" variant={security.google ? 'secondary' : 'tonal'} onClick={() => onAct('google')}>
          {t(security.google ? 'security_google_renew' : 'security_turn_on')}
        </Button>
      </GuardRow>
      <ContactRows onAct={onAct} />
      <WalletRows onAct={onAct} />
      {security.withdraw_locked_until !== null && (
        <Note icon={Clock} className={styles.note}>
          {t('security_withdraw_locked', { time: format.time(security.withdraw_locked_until, 'datetime') })}
        </Note>
      )}
    </>
  );
}
