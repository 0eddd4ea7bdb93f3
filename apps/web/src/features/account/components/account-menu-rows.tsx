import { Card, Icon, type IconProps, ListRow } from '@tessera/ui';
import { BookOpen, LogOut, Settings } from '@tessera/ui/icons';
import { Fragment, useState } from 'react';
import { AgreementDialog } from '../../../components/agreement-dialog/index.ts';
import { askSignOut, usePlatformTotal } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { menuOf, metaOf, printHash, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './account-menu-rows.module.css';
import { useOpenBets } from './use-bet-figures.ts';

export interface AccountMenuRowsProps {
  onSettings: () => void;
}

/** Menu of the account: the entries of all features, then settings, terms and sign-out. */
export function AccountMenuRows({ onSettings }: AccountMenuRowsProps) {
  const t = useT();
  const [reading, setReading] = useState(false);
  const ends = useRowEnds();
  return (
    <>
      {menuOf('phone').map(({ title, entries }) => (
        <Fragment key={title}>
          <h2 className={styles.head}>{t(title)}</h2>
          <Card className={styles.group}>
            {entries.map(({ to, icon, phone }) => (
              <ListRow
                key={to}
                href={printHash({ name: to, params: {} })}
                start={<Tile icon={phone?.icon ?? icon} tone={phone?.tone} />}
                end={ends[to]}
              >
                {t(metaOf(to).title ?? 'route_home')}
              </ListRow>
            ))}
            {title === 'account' && (
              <>
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
              </>
            )}
          </Card>
        </Fragment>
      ))}
      <AgreementDialog open={reading} onClose={() => setReading(false)} />
    </>
  );
}

/** Figures at the end of the rows of some pages. */
function useRowEnds(): Readonly<Partial<Record<RouteName, string>>> {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const onPlatforms = usePlatformTotal();
  const open = useOpenBets().data?.summary.count ?? 0;
  return {
    'money-transfer': hidden ? '••••' : format.figure(onPlatforms),
    ...(open > 0 ? { 'record-bet': t('account_open_count', { n: open }) } : {}),
  };
}

function Tile({ icon, tone }: { icon: IconProps['of']; tone?: 'success' | 'plain' | undefined }) {
  return (
    <span className={styles.tile} data-tone={tone}>
      <Icon of={icon} size={18} />
    </span>
  );
}
