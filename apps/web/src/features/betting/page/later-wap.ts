/** Parts of the phone board next to the numbers, loaded as one file once the numbers can be picked. */
export { Sheet } from '@tessera/ui/sheet/sheet.tsx';
export { RealityStrip } from '../../../components/reality/index.ts';
export { FavouriteButton, SoundButton } from '../draw/draw-tools.tsx';
export { LastDraws } from '../draw/last-draws.tsx';
export { LotteryList } from '../draw/lottery-list.tsx';
export { ResultWords } from '../draw/result-words.tsx';
export { SourceMarks } from '../draw/source-marks.tsx';
export { Effects } from './effects/effects.tsx';
export { FiguresMenu } from './wap/figures-menu.tsx';
export { Gestures } from './wap/gestures.tsx';
export { PlaceActions } from './wap/place-actions.tsx';
export { PlaySheet } from './wap/play-sheet.tsx';
export { SlipSheet } from './wap/slip-sheet.tsx';
export { StakeLine } from './wap/stake-line.tsx';
