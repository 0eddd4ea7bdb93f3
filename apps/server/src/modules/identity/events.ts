import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** A player has opened an account; trial accounts and operators are left out. `user`: the player's id, which is also the key. */
export const playerRegistered = defineEvent('player.registered', z.object({ user: idField }));
