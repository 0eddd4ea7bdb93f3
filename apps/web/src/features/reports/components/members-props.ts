import type { TeamReport } from '../api/team.ts';
import type { TeamView } from '../model/team-view.ts';

/** Props of the direct members, in either form. */
export interface MembersProps {
  report: TeamReport;
  view: TeamView;
  onView: (view: TeamView) => void;
  /** The members of another range, order or page are on their way. */
  waiting: boolean;
}
