import { Icon } from '@tessera/ui';
import { Ticket } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Order } from '../model/outgoing.ts';
import { OrderList } from './order-list.tsx';
import styles from './tools.module.css';

/** Chooses one of the player's latest orders. */
export function AttachOrder({ onOrder }: { onOrder: (order: Order) => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => setOpen(true)}>
        <Icon of={Ticket} size={20} />
        <span>{t('sv_attach')}</span>
      </button>
      {open && (
        <Panel title={t('sv_attach')} onClose={() => setOpen(false)}>
          <OrderList
            onOrder={(order) => {
              setOpen(false);
              onOrder(order);
            }}
          />
        </Panel>
      )}
    </>
  );
}
