import type { MessageKey } from '@tessera/messages';
import { Card, Icon, type IconProps, ListRow } from '@tessera/ui';
import {
  ArrowLeftRight,
  BookOpen,
  CircleQuestionMark,
  CreditCard,
  HeartHandshake,
  History,
  IdCard,
  List,
  LogOut,
  Settings,
  ShieldCheck,
  Ticket,
} from '@tessera/ui/icons';
import { useState } from 'react';
import { AgreementDialog } from '../../../components/agreement-dialog/index.ts';
import { askSignOut, usePlatformTotal } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './account-menu-rows.module.css';
import { useOpenBets } from './use-bet-figures.ts';

export interface AccountMenuRowsProps {
  onSettings: () => void;
}

/** Menu of the account: records, fairness, settings, terms and sign-out. Missing screens are left out. */
export function AccountMenuRows({ onSettings }: AccountMenuRowsProps) {
  const t = useT();
  const [reading, setReading] = useState(false);
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const onPlatforms = usePlatformTotal();
  const open = useOpenBets().data?.summary.count ?? 0;
  return (
    <>
      <GroupHead text="nav_assets" />
      <Card className={styles.group}>
        <PageRow
          to="money-transfer"
          icon={ArrowLeftRight}
          text="route_money_transfer"
          end={hidden ? '••••' : format.figure(onPlatforms)}
        />
        <PageRow to="bank-manage" icon={CreditCard} text="route_bank_manage" />
        <PageRow to="record-log" icon={List} text="route_record_log" />
      </Card>
      <GroupHead text="nav_bets" />
      <Card className={styles.group}>
        <PageRow
          to="record-bet"
          icon={Ticket}
          text="route_record_bet"
          end={open > 0 ? t('account_open_count', { n: open }) : undefined}
        />
        <PageRow to="verify" icon={ShieldCheck} tone="success" text="route_verify" />
        <PageRow to="help" icon={CircleQuestionMark} text="route_help" />
      </Card>
      <GroupHead text="account" />
      <Card className={styles.group}>
        <PageRow to="user-info" icon={IdCard} text="route_user_info" />
        <PageRow to="login-record" icon={History} text="route_login_record" />
        <PageRow to="responsible" icon={HeartHandshake} tone="success" text="route_responsible" />
        <ListRow start={<Tile icon={Settings} />} sub={t('settings_line')} onClick={onSettings}>
          {t('settings')}
        </ListRow>
        <ListRow start={<Tile icon={BookOpen} tone="plain" />} onClick={() => setReading(true)}>
          {t('terms_title')}
        </ListRow>
        <ListRow
          start={<Tile icon={LogOut} tone="plain" />}
          onClick={() => void askSignOut(t('sign_out_ask'))}
        >
          {t('sign_out')}
        </ListRow>
      </Card>
      <AgreementDialog open={reading} onClose={() => setReading(false)} />
    </>
  );
}

function GroupHead({ text }: { text: MessageKey }) {
  return <h2 className={styles.head}>{useT()(text)}</h2>;
}

interface PageRowProps {
  to: RouteName;
  icon: IconProps['of'];
  tone?: 'success';
  text: MessageKey;
  end?: string | undefined;
}

function PageRow({ to, icon, tone, text, end }: PageRowProps) {
  const t = useT();
  if (!hasScreen(to)) return null;
  return (
    <ListRow
      href={printHash({ name: to, params: {} })}
      start={<Tile icon={icon} {...(tone ? { tone } : {})} />}
      end={end}
    >
      {t(text)}
    </ListRow>
  );
}

function Tile({ icon, tone }: { icon: IconProps['of']; tone?: 'success' | 'plain' }) {
  return (
    <span className={styles.tile} data-tone={tone}>
      <Icon of={icon} size={18} />
    </span>
  );
}
