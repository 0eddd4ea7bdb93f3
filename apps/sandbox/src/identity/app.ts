import type { FastifyInstance } from 'fastify';
import { createService, done, MODES, modePage, refused, type ServiceOptions } from '../party/index.ts';

/** Result of the check by a fixed rule on the name, so that refusals can be demonstrated. */
export function resultFor(name: string): 'match' | 'unclear' | 'mismatch' {
  if (/^(refused|拒绝)/i.test(name)) return 'mismatch';
  return /[?？\d]/.test(name) ? 'unclear' : 'match';
}

/**
 * A simulated identity check, labelled as simulated: it answers by a fixed rule and verifies no one.
 *
 * Signed: `/v1/checks {ref, name, birth_date}` returns `{ref, name, result}`. In mode `lying` it answers for another name.
 */
export function createIdentityApp(options: ServiceOptions): { readonly app: FastifyInstance } {
  const page = modePage(
    'Simulated identity check',
    'Run by the operator; it answers by rule and checks nobody. A name with a digit or a question mark is unclear, one that begins with “refused” or “拒绝” is refused, any other matches.',
    MODES.filter((mode) => !['repeating', 'out-of-order', 'unsigned', 'late'].includes(mode)),
  );
  const { app } = createService(options, {
    name: 'identity',
    page,
    calls: ({ mode }) => ({
      '/v1/checks': ({ ref, name, birth_date }) => {
        if (typeof ref !== 'string' || typeof name !== 'string' || typeof birth_date !== 'string')
          return refused('invalid', 400);
        const asked = mode() === 'lying' ? 'Somebody Else' : name;
        return done({ ref, name: asked, result: resultFor(asked) });
      },
    }),
  });
  return { app };
}
