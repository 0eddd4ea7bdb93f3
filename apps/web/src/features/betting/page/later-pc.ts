/**
 * Parts of the desktop board next to the numbers, loaded as one file once the numbers can be picked. A file for each part
 * would also need files for the modules that subsets of them share.
 */
export { FavouriteButton, SoundButton } from '../draw/draw-tools.tsx';
export { LastDraws } from '../draw/last-draws.tsx';
export { LotteryList } from '../draw/lottery-list.tsx';
export { RecentDraws } from '../draw/recent-draws.tsx';
export { ResultFacts } from '../draw/result-facts.tsx';
export { SourceMarks } from '../draw/source-marks.tsx';
export { ColumnHeads } from '../pick/column-heads.tsx';
export { FiguresBar } from '../pick/figures-bar.tsx';
export { StakeBar } from '../place/stake-bar.tsx';
export { PlaySearch } from '../play/play-search.tsx';
export { TabArrows } from '../play/tab-arrows.tsx';
export { SlipRail } from '../slip/slip-rail.tsx';
export { Effects } from './effects/effects.tsx';
export { HotKeys } from './effects/hot-keys.tsx';
