import { Icon, Popover } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { LastDraws } from './last-draws.tsx';
import styles from './last-draws-popover.module.css';

/** Desktop: the button that opens the last ten results. */
export function LastDrawsPopover() {
  const t = useT();
  return (
    <Popover
      label={t('bet_last_draws')}
      align="end"
      className={styles.wide ?? ''}
      trigger={(props) => (
        <button type="button" className={styles.more} {...props}>
          {t('bet_last_draws')}
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    >
      <div className={styles.last}>
        <LastDraws />
      </div>
    </Popover>
  );
}
