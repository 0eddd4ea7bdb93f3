import { endpoints } from '@tessera/protocol/endpoints';
import { allFamilies } from '@tessera/rules';
import { AppError, type Register, sessionOf } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { computedKey } from '../draws/index.ts';
import { noteFact } from './note.ts';

/** `/api/fairness/verified` and `/api/user/rules/read`. */
export function factRoutes(register: Register, store: Store): void {
  register(endpoints.fairnessVerified, async ({ lottery, issue, key }, context) => {
    const computed = await computedKey(store, lottery, issue);
    if (!computed) throw new AppError('not_found');
    if (computed.key !== key) throw new AppError('validation_failed', { field: 'key' });
    return { noted: await noteFact(store, sessionOf(context), 'verify_draw', String(computed.draw)) };
  });
  register(endpoints.rulesRead, async ({ family }, context) => {
    if (!allFamilies.some((known) => known.family === family)) throw new AppError('not_found');
    return { noted: await noteFact(store, sessionOf(context), 'read_rules', family) };
  });
}
