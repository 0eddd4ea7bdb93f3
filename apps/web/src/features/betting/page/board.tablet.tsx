import { Card, Note, Skeleton } from '@tessera/ui';
import { useRef, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { DrawStrip } from '../draw/draw-strip.tsx';
import { Picker } from '../pick/picker.tsx';
import { TrendSlot } from '../slots.ts';
import { ActionBar } from './action-bar.phone.tsx';
import styles from './board.tablet.module.css';
import { PlayBar } from './play-bar.phone.tsx';
import { TopLine } from './top-line.phone.tsx';

const CreditBoard = lazyPart(
  async () => (await import('../board/credit-board.tsx')).CreditBoard,
  <Skeleton height={480} />,
);
const Effects = lazyPart(inFile('after-board', async () => (await import('./effects/effects.tsx')).Effects));
const PlaceQuestion = lazyPart(
  inFile('after-board', async () => (await import('../place/place-question.tsx')).PlaceQuestion),
);
const StakeLine = lazyPart(
  inFile('after-board', async () => (await import('./stake-line.phone.tsx')).StakeLine),
  <div className={styles.stake} />,
);
const SlipRail = lazyPart(
  inFile('after-board', async () => (await import('../slip/slip-rail.tsx')).SlipRail),
  <Card className={styles.rail ?? ''} aria-busy />,
);
const SlipSheet = lazyPart(
  inFile('after-board', async () => (await import('./slip-sheet.phone.tsx')).SlipSheet),
);
const WaitNote = lazyPart(
  inFile('after-board', async () => (await import('./wait-note.phone.tsx')).WaitNote),
);
const RealityStrip = lazyPart(
  inFile(
    'after-board',
    async () => (await import('../../../components/reality/reality-strip.tsx')).RealityStrip,
  ),
  <div className={styles.strip} />,
);

/**
 * Tablet: draw, numbers, stake and trend in one column; the slip below them or, from 840 px on, beside them. Turning the device moves
 * only grid areas, so that slip, selection and focus stay.
 */
export function BoardTablet() {
  const t = useT();
  const { board, lottery } = useBettingPage();
  const [slipOpen, setSlipOpen] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  // Only a small window leaves the slip out of the page.
  const showSlip = () => {
    if (slip.current?.checkVisibility()) slip.current.scrollIntoView({ block: 'nearest' });
    else setSlipOpen(true);
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.draw}>
          <TopLine />
          <DrawStrip />
        </div>
        <PlayBar />
        <WaitNote />
      </div>
      <div className={styles.body}>
        {!lottery.enabled && <Note tone="warning">{t('bet_suspended')}</Note>}
        {board === 'tradition' ? <Picker /> : <CreditBoard />}
      </div>
      <div className={styles.trend}>
        <TrendSlot lottery={lottery} />
      </div>
      <div ref={slip} className={styles.slip} data-pane>
        <SlipRail />
      </div>
      <div className={styles.foot}>
        <div className={styles.reality}>
          <RealityStrip />
        </div>
        {board === 'tradition' && <StakeLine />}
        <ActionBar onSlip={showSlip} />
      </div>
      <Effects />
      <PlaceQuestion />
      {slipOpen && <SlipSheet onClose={() => setSlipOpen(false)} />}
    </div>
  );
}
