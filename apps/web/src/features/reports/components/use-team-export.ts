import { build } from '../../../platform/device/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { exportTeam } from '../api/team.ts';
import type { TeamView } from '../model/team-view.ts';

/** Downloads all members below as a file that the server streams. */
export function useTeamExport(view: Pick<TeamView, 'days' | 'of'>) {
  return useMutation({
    mutationFn: async () => {
      const { path } = await exportTeam(view);
      const link = document.createElement('a');
      link.href = build.apiBase + path;
      link.download = '';
      link.click();
    },
  });
}
