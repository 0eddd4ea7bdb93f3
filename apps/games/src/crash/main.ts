import { startGame } from '../engine/index.ts';
import { crash } from './crash.ts';

void startGame(crash);
