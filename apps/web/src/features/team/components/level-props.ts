import type { LevelQuery, TeamLevel, TeamPlace, TeamSort } from '../api/team.ts';

/** Props of one level of the team, in either form. */
export interface LevelProps {
  place: TeamPlace;
  query: LevelQuery;
  /** The level on show; absent until loaded. */
  level: TeamLevel | undefined;
  /** Another page or order is on its way. */
  waiting: boolean;
  onSort: (sort: TeamSort, ascending: boolean) => void;
  onPage: (page: number) => void;
  /** Search for members: the typed text. */
  typed: string;
  onTyped: (typed: string) => void;
}
