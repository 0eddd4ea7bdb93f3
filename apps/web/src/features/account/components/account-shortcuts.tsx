import { Card, Icon, type IconProps } from '@tessera/ui';
import { BookOpen, CircleQuestionMark, History, List, LogOut, Settings } from '@tessera/ui/icons';
import { useState } from 'react';
import { AgreementDialog } from '../../../components/agreement-dialog/index.ts';
import { askSignOut } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './account-shortcuts.module.css';

/** Desktop tiles for what the side menu lacks and for frequently used pages. */
export function AccountShortcuts({ onSettings }: { onSettings: () => void }) {
  const t = useT();
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.frame}>
      <Card className={styles.root}>
        <PageTile to="record-log" icon={List} text={t('route_record_log')} />
        <PageTile to="login-record" icon={History} text={t('route_login_record')} />
        <PageTile to="help" icon={CircleQuestionMark} text={t('route_help')} />
        <ActTile icon={Settings} text={t('settings')} onPress={onSettings} />
        <ActTile icon={BookOpen} text={t('terms_title')} onPress={() => setReading(true)} />
        <ActTile icon={LogOut} text={t('sign_out')} onPress={() => void askSignOut(t('sign_out_ask'))} />
        <AgreementDialog open={reading} onClose={() => setReading(false)} />
      </Card>
    </div>
  );
}

interface TileProps {
  icon: IconProps['of'];
  text: string;
}

function PageTile({ to, icon, text }: TileProps & { to: RouteName }) {
  return (
    <Link to={to} className={styles.tile}>
      <Icon of={icon} size={18} />
      {text}
    </Link>
  );
}

function ActTile({ icon, text, onPress }: TileProps & { onPress: () => void }) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <Icon of={icon} size={18} />
      {text}
    </button>
  );
}
