import type { ErrorCode } from '@tessera/protocol/errors';

/** Why an invitation cannot be used. The page shows it beside the invitation. */
export const inviteFaults = [
  'team_link_unknown',
  'team_link_disabled',
  'team_link_expired',
  'team_link_used_up',
] as const satisfies readonly ErrorCode[];
export type InviteFault = (typeof inviteFaults)[number];

/** The reason in a refusal; undefined for one that is not about the invitation. A code of a wrong form names no link. */
export function inviteFaultOf(code: ErrorCode): InviteFault | undefined {
  if (code === 'validation_failed') return 'team_link_unknown';
  return inviteFaults.find((fault) => fault === code);
}
