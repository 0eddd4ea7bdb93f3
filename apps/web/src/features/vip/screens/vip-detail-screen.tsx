import { Icon } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Vip, VipTable } from '../api/vip.ts';
import { LevelTable } from '../components/levels.desktop.tsx';
import styles from '../components/levels.module.css';
import { LevelPages } from '../components/levels.phone.tsx';
import { VipCard } from '../components/vip-card.tsx';
import { VipGate } from '../components/vip-gate.tsx';
import { WorthCard } from '../components/worth-card.tsx';
import layout from './vip.module.css';

const Levels = partByForm({ desktop: LevelTable, phone: LevelPages });

/** `vip-detail`: what every level needs, costs on average and gives. */
export function VipDetailScreen() {
  const t = useT();
  return (
    <VipGate title={t('route_vip_detail')} note={t('vip_detail_note')}>
      {(vip, table) => <Detail vip={vip} table={table} />}
    </VipGate>
  );
}

function Detail({ vip, table }: { vip: Vip; table: VipTable }) {
  const t = useT();
  const [wanted, setWanted] = useState(vip.next?.level ?? vip.level);
  return (
    <div className={layout.detail}>
      <div className={layout.top}>
        <VipCard vip={vip} />
        <WorthCard vip={vip} table={table} wanted={wanted} />
      </div>
      <Levels table={table} held={vip.level} wanted={wanted} onWanted={setWanted} />
      <p className={styles.note}>
        <Icon of={Info} size={14} />
        {t('vip_table_note')}
      </p>
    </div>
  );
}
