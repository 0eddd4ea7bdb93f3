import { Button, IconButton } from '@tessera/ui';
import { RefreshCw, X } from '@tessera/ui/icons';
import { useT } from '../../platform/i18n/index.ts';
import { updateStore } from '../../platform/updates/index.ts';
import styles from './update-bar.module.css';

/** Reports a newer build; the player decides when to reload, because a bet may be in progress. */
export function UpdateBar() {
  const t = useT();
  return (
    <div className={styles.root} role="status">
      <span>{t('update_ready')}</span>
      <Button size="sm" variant="tonal" icon={RefreshCw} onClick={() => location.reload()}>
        {t('refresh')}
      </Button>
      <IconButton
        icon={X}
        size="xs"
        iconSize={16}
        label={t('ui_close')}
        onClick={() => updateStore.setState(false, true)}
      />
    </div>
  );
}
