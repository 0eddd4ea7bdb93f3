import { startGame } from '../engine/index.ts';
import { fishingGame } from './fishing.ts';

void startGame(fishingGame);
