import type { InputOf, ReplyOf } from '@tessera/protocol';
import { type CallContext, type Downloads, sessionOf } from '../../http/index.ts';
import type { ReportDeps } from './deps.ts';
import { checkRange } from './range.ts';
import { teamOf } from './subject.ts';
import { teamFile } from './team-file.ts';
import { createTicket, findTicket } from './tickets.ts';

/** Kind of the addresses. */
const KIND = 'team';

/**
 * An address of the members below the caller, or below a member of the team, as CSV: for one download by this browser within five
 * minutes. Errors: those of `teamReport`.
 */
export async function exportTeam(
  context: CallContext,
  { of, ...days }: InputOf<'reportTeamExport'>,
  deps: ReportDeps,
): Promise<ReplyOf<'reportTeamExport'>> {
  const session = sessionOf(context);
  const team = await teamOf(session, of, deps);
  const range = checkRange(days, team.days.today);
  const secret = await createTicket(
    deps.store,
    {
      ...range,
      userId: session.userId,
      of: team.of,
      currency: session.currency,
      language: context.language,
    },
    { sessionId: session.id, browser: context.browser.secretHash },
  );
  return { path: `/download/${KIND}/${secret}` };
}

/** Serves the addresses. */
export const serveTeamFiles = (deps: ReportDeps, downloads: Downloads): void =>
  downloads.serve(KIND, (secret, browser) =>
    findTicket(deps.store, secret, browser, (wanted) => teamFile(wanted, deps)),
  );
