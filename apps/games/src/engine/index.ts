/** The frame around every game, and the parts of it that games may use. */
export type { Frame } from './canvas/canvas-view.ts';
export {
  clamp,
  easeIn,
  easeOut,
  mix,
} from './canvas/motion.ts';
export { loadSprite, type Sprite } from './canvas/sprite.ts';
export { flag, h, svg } from './element.ts';
export { segmented, slider, tiles } from './frame/options.ts';
export { payTable } from './frame/rules-page.ts';
export { defineGame, type GameView, type Table } from './game.ts';
export { factorText, hundredthsFrom, hundredthsText } from './hundredths.ts';
export { type Amount, amountFrom, amountOf } from './money.ts';
export { told } from './result.ts';
export { note, tap } from './sounds.ts';
export { startGame } from './start.ts';
export type { GameTranslate } from './texts/index.ts';
