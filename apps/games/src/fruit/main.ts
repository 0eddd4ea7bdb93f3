import { startGame } from '../engine/index.ts';
import { fruitGame } from './fruit.ts';

void startGame(fruitGame);
