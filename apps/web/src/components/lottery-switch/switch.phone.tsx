import { Sheet } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../platform/i18n/index.ts';
import styles from './lottery-switch.module.css';
import type { SwitchProps } from './switch-props.ts';

const EMBLEM = 24;

export function SwitchSheet({ face, list }: SwitchProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {face(EMBLEM)}
      </button>
      <Sheet open={open} onClose={close} title={t('switch_lottery')}>
        {list(close)}
      </Sheet>
    </>
  );
}
