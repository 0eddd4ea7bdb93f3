import type { FastifyInstance } from 'fastify';

/** Path of the short address of an invite link. */
export const INVITE_PATH = '/r/:code';

/**
 * The short address of an invite link, `/r/CODE`: leads to the registration, whose address is in the hash. What follows the code, such as
 * a full stop copied with it, is left out; without a code the path is unknown.
 */
export function addInviteAddress(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>(INVITE_PATH, (request, reply) => {
    const code = /^[0-9A-Za-z]{1,32}/.exec(request.params.code)?.[0];
    if (code === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(`/#/register?invite=${code}`);
  });
}
