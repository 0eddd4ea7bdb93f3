import { startGame } from '../engine/index.ts';
import { mines } from './mines.ts';

void startGame(mines);
