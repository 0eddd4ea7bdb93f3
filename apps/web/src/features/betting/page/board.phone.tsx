import { Note, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { DrawStrip } from '../draw/draw-strip.tsx';
import { Picker } from '../pick/picker.tsx';
import { isJackpot } from '../pick/ticket/ticket.ts';
import { rowsOf } from '../pick/zones.ts';
import { ActionBar } from './action-bar.phone.tsx';
import styles from './board.phone.module.css';
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
const DrawsBelow = lazyPart(
  inFile('after-board', async () => (await import('./draws-below.phone.tsx')).DrawsBelow),
);
const StakeLine = lazyPart(
  inFile('after-board', async () => (await import('./stake-line.phone.tsx')).StakeLine),
  <div className={styles.stake} />,
);
const Gestures = lazyPart(inFile('after-board', async () => (await import('./gestures.phone.tsx')).Gestures));
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
 * Phone: header and draw at the top, numbers in the middle, price and buttons within reach of the thumb. Held sideways, numbers are
 * at one side and all the rest at the other.
 */
export function BoardPhone() {
  const t = useT();
  const { board, lottery, item } = useBettingPage();
  const [slipOpen, setSlipOpen] = useState(false);
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
        {board === 'tradition' && rowsOf(item).length === 1 && !isJackpot(item) && <DrawsBelow />}
      </div>
      <div className={styles.foot}>
        <div className={styles.reality}>
          <RealityStrip />
        </div>
        {board === 'tradition' && <StakeLine />}
        <ActionBar onSlip={() => setSlipOpen(true)} />
      </div>
      <Effects />
      <PlaceQuestion />
      <Gestures />
      {slipOpen && <SlipSheet onClose={() => setSlipOpen(false)} />}
    </div>
  );
}
