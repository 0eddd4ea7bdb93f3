import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/**
 * A player has excluded themselves (RP8): running chases stop, platform balances are recalled, nothing is offered to the player
 * any more. Not published when an exclusion in force is prolonged. Key: the player and the time.
 */
export const playerExcluded = defineEvent('player.excluded', z.object({ user: idField }));

/** A marker of harm was set (RP13), which calls for a neutral word. Not published for self-excluded players (RP8). Key: the player and the time. */
export const harmMarked = defineEvent('player.marked', z.object({ user: idField }));
