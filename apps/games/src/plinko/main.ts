import { startGame } from '../engine/index.ts';
import { plinko } from './plinko.ts';

void startGame(plinko);
