import type { FastifyInstance } from 'fastify';
import { createService, done, MODES, modePage, refused, type ServiceOptions } from '../party/index.ts';

/** What the check says of a name, by rule: somebody has to be refused for the platform to show it. */
export function resultFor(name: string): 'match' | 'unclear' | 'mismatch' {
  if (/^(refused|拒绝)/i.test(name)) return 'mismatch';
  return /[?？\d]/.test(name) ? 'unclear' : 'match';
}

/**
 * An identity check, run by ourselves and labelled as such: it answers by rule and checks nobody.
 *
 * Signed: `/v1/checks {ref, name, birth_date}` answers `{ref, name, result}`. In mode `lying` it answers for somebody else.
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
