import { Note } from '@tessera/ui';
import { Clock, Info } from '@tessera/ui/icons';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamPlace } from '../api/team.ts';

/** What changes soon, and what is not possible. */
export function PlaceNotes({ place: { next, may_invite, role } }: { place: TeamPlace }) {
  const t = useT();
  return (
    <>
      {next && (
        <Note icon={Clock}>{t('tm_place_next', { date: next.from, rate: percentText(next.ppm) })}</Note>
      )}
      {role === 'agent' && !may_invite && <Note icon={Info}>{t('tm_invites_off')}</Note>}
    </>
  );
}
