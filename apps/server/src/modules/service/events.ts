import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** A case changed: a message of the player, another state, another agent. Key: what happened to it. */
export const caseChanged = defineEvent('service.changed', z.object({ id: idField, user: idField }));
