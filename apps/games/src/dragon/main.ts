import { startGame } from '../engine/index.ts';
import { dragonGame } from './dragon.ts';

void startGame(dragonGame);
