import { Popover } from '@tessera/ui';
import { useT } from '../../platform/i18n/index.ts';
import styles from './lottery-switch.module.css';
import type { SwitchProps } from './switch-props.ts';

export function SwitchPopover({ size, face, list }: SwitchProps) {
  const t = useT();
  return (
    <Popover
      label={t('switch_lottery')}
      align="start"
      trigger={(props) => (
        <button type="button" className={styles.name} {...props}>
          {face(size)}
        </button>
      )}
    >
      {list}
    </Popover>
  );
}
