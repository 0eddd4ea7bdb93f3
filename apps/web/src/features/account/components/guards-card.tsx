import { Card, Icon, LinkButton, Note, Skeleton } from '@tessera/ui';
import { CircleCheck, Info, KeyRound, Lock, ShieldCheck } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import { type Security, securityOptions } from '../../../data/security/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, printHash } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import styles from './guards-card.module.css';
import { MoreLink } from './more-link.tsx';
import { GuardRow } from './security/guard-row.tsx';

/** Security of the account in short: what is set up, and links to what is not. */
export function GuardsCard() {
  const t = useT();
  const kind = useUser((user) => user.info?.kind);
  return (
    <Card
      title={t('security_title')}
      titleEnd={kind !== 'trial' && <MoreLink to="user-info">{t('security_all')}</MoreLink>}
    >
      {kind === 'trial' ? (
        <div className={styles.inset}>
          <Note icon={Info} action={<Link to="register">{t('route_register')}</Link>}>
            {t('security_trial')}
          </Note>
        </div>
      ) : (
        <Guards />
      )}
    </Card>
  );
}

function Guards() {
  const security = useQuery(securityOptions());
  if (security.data) return <Rows {...security.data} />;
  return security.isError ? (
    <Failed onRetry={security.refetch} />
  ) : (
    <div className={styles.inset} aria-busy="true">
      <Skeleton height={176} />
    </div>
  );
}

function Rows({ fund_password, google }: Security) {
  const t = useT();
  const on = <Icon of={CircleCheck} size={18} label={t('security_on')} className={styles.on} />;
  return (
    <>
      <GuardRow icon={Lock} name={t('security_password')} line={t('security_rules')} on>
        {on}
      </GuardRow>
      <GuardRow icon={KeyRound} name={t('security_fund')} line={t('security_fund_why')} on={fund_password}>
        {fund_password ? on : <Step edit="fund" text={t('security_set')} />}
      </GuardRow>
      <GuardRow icon={ShieldCheck} name={t('security_google')} line={t('security_google_why')} on={google}>
        {google ? on : <Step edit="google" text={t('security_turn_on')} />}
      </GuardRow>
    </>
  );
}

function Step({ edit, text }: { edit: string; text: string }) {
  return (
    <LinkButton variant="tonal" size="sm" href={printHash({ name: 'user-info', params: { edit } })}>
      {text}
    </LinkButton>
  );
}
