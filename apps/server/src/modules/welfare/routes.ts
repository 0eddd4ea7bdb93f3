import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { WelfareDeps } from './deps.ts';
import { claimPacket } from './packet-claims.ts';
import { signInByCall } from './sign-in.ts';
import { claimTask } from './tasks.ts';
import { welfareOf } from './view.ts';

/** `/api/user/welfare` and the calls below it. */
export function welfareRoutes(register: Register, welfare: WelfareDeps): void {
  register(endpoints.userWelfare, (_, context) => welfareOf(sessionOf(context), context.language, welfare));
  register(endpoints.userWelfareSignIn, (input, context) => signInByCall(sessionOf(context), input, welfare));
  register(endpoints.userWelfareTask, (input, context) => claimTask(sessionOf(context), input, welfare));
  register(endpoints.userWelfarePacket, (input, context) =>
    claimPacket(sessionOf(context).userId, input, welfare),
  );
}
