import { startGame } from '../engine/index.ts';
import { dice } from './dice.ts';

void startGame(dice);
