import { startGame } from '../engine/index.ts';
import { baccaratGame } from './baccarat.ts';

void startGame(baccaratGame);
