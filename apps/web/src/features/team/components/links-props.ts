import type { TeamLink, TeamLinks } from '../api/team.ts';

/** Props of the links page, in either form. */
export interface LinksProps {
  links: TeamLinks;
  /** Whether new links may be made. */
  mayInvite: boolean;
  /** The link whose registrations are shown; absent without any link. */
  chosen: TeamLink | undefined;
  onChoose: (id: number) => void;
}
