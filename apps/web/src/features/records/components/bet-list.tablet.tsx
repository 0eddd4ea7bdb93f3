import { useEffect, useState } from 'react';
import { DetailPane, useTwoPanes } from '../../../components/panel/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import type { BetViewProps } from './bet-list.desktop.tsx';
import { BetListPhone } from './bet-list.phone.tsx';
import styles from './bet-list.tablet.module.css';
import { FEED_PAGE } from './record-feed.phone.tsx';

/** The records on tablets: the phone's list and, where there is room, the chosen bet beside it; the first one to begin with. */
export function BetListTablet(props: BetViewProps) {
  const { filter, opened, onOpen } = props;
  const { timeZone } = useSettings();
  const first = useBetPages(filter, timeZone, FEED_PAGE).data?.pages[0]?.items[0]?.id;
  const wide = useTwoPanes();
  const [begun, setBegun] = useState(opened !== undefined);
  useEffect(() => {
    if (begun || !wide || first === undefined) return;
    setBegun(true);
    onOpen(first);
  }, [begun, wide, first, onOpen]);
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        <BetListPhone {...props} />
      </div>
      <DetailPane />
    </div>
  );
}
