import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { TeamDeps } from './deps.ts';
import { inviteOf } from './invite.ts';
import { linkMembers } from './link-members.ts';
import { createLink, disableLink, linksOf } from './links.ts';
import { membersIn } from './list.ts';
import { mineOf } from './mine.ts';
import { changeRate } from './rates.ts';

/** The calls below `/api/team`. */
export function teamRoutes(register: Register, teams: TeamDeps): void {
  register(endpoints.teamInvite, (input) => inviteOf(input, teams));
  register(endpoints.teamMine, (_, context) => mineOf(sessionOf(context), teams));
  register(endpoints.teamLinks, (_, context) => linksOf(sessionOf(context), teams));
  register(endpoints.teamLinkCreate, (input, context) => createLink(sessionOf(context), input, teams));
  register(endpoints.teamLinkDisable, (input, context) => disableLink(sessionOf(context), input, teams));
  register(endpoints.teamLinkMembers, (input, context) => linkMembers(sessionOf(context), input, teams));
  register(endpoints.teamList, (input, context) => membersIn(sessionOf(context), input, teams));
  register(endpoints.teamRate, (input, context) => changeRate(sessionOf(context), input, teams));
}
