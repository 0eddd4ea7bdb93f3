import { useFormat, usePrefs, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';
import type { TeamMember, TeamReport } from '../api/team.ts';
import { printTeamView, type TeamView, teamOf } from '../model/team-view.ts';

/** Texts and addresses of a list of direct members. */
export interface TeamTexts {
  /** `Direct members of …`. */
  readonly title: string;
  /** Parameters of the page of a member's team. */
  below(member: number): Params;
  openTeam(member: Pick<TeamMember, 'name' | 'direct'>): string;
  /** Name of the control that opens an explanation. */
  explain(member: Pick<TeamMember, 'name' | 'mine'>): string;
}

export function useTeamTexts({ path, members }: TeamReport, view: TeamView): TeamTexts {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useSettings();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const of = path.at(-1);
  return {
    title:
      path.length > 1 && of
        ? t('rep_direct_of', { name: of.name, n: members })
        : t('rep_direct', { n: members }),
    below: (member) => printTeamView(teamOf(view, member), now(), timeZone),
    openTeam: ({ name, direct }) => t('rep_open_team', { name, n: direct }),
    explain: ({ name, mine }) =>
      t('rep_explain_open', { name, amount: hidden ? '••••' : format.figure(mine) }),
  };
}
