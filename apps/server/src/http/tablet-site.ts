import type { FastifyInstance } from 'fastify';
import { type PageReach, serveStaticSite } from './static-site.ts';

/** Name of the router's condition: the form of the client that a request gets. */
const FORM = 'form';

/**
 * Whether a user agent at the site of phones is a tablet: an iPad, an Android device that is no `Mobile`, or a Mac. A real Mac is
 * led to the desktop site by the client (R1.4), so that a Mac that stays is an iPad requesting desktop pages.
 */
export function isTabletAgent(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  return /iPad|Macintosh/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent));
}

/** Lets routes of a site ask for tablets. Comes before its first route. */
export function choosesByDevice(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: FORM,
    storage: () => {
      const handlers = new Map<unknown, unknown>();
      return {
        get: (form: unknown) => (handlers.get(form) ?? null) as never,
        set: (form: unknown, handler: unknown) => void handlers.set(form, handler),
      };
    },
    deriveConstraint: ({ headers }) => (isTabletAgent(headers['user-agent']) ? 'tablet' : undefined),
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === '/*') reply.header('vary', 'user-agent');
  });
}

/** Serves tablets a built client of their own at the address of the phone's. */
export function serveTablets(app: FastifyInstance, folder: string, reach: PageReach): Promise<void> {
  return serveStaticSite(app, folder, reach, { [FORM]: 'tablet' });
}
