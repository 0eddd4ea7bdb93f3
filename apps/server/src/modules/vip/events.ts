import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** Players rose to a level; the view `vip_reached` has each. Key: what was counted, and its part. */
export const levelRose = defineEvent('vip.rose', z.object({ users: z.array(idField) }));
