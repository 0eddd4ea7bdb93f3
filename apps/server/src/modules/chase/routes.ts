import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { Chases } from './service.ts';

/** `/api/lottery/chase` and the endpoints below it. */
export function chaseRoutes(register: Register, chases: Chases): void {
  register(endpoints.chaseIssues, (input) => chases.issues(input));
  // The answer is stored with the chase, in the same transaction (L6).
  register(
    endpoints.chaseStart,
    (input, context) => {
      const session = sessionOf(context);
      const sessionAge = { id: session.id, lastsMs: context.now - session.startedAt };
      return chases.start({ ...session, sessionAge }, input);
    },
    (context) => chases.hasStarted(sessionOf(context).userId, context.rid),
  );
  register(endpoints.chaseStop, (input, context) => chases.stop(sessionOf(context), input.chase_id));
  register(endpoints.chasePause, (input, context) => chases.pause(sessionOf(context), input.chase_id));
  register(endpoints.chaseResume, (input, context) => chases.resume(sessionOf(context), input.chase_id));
  register(endpoints.chaseList, (input, context) => chases.list(sessionOf(context).userId, input));
  register(endpoints.chaseDetail, (input, context) =>
    chases.detail(sessionOf(context).userId, input.chase_id),
  );
}
