import type { MenuItem } from '@tessera/ui';
import { Ban, Flag, Trash2, VolumeOff } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import type { Message } from '../../../components/conversation/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { setBlocked } from '../api/moderation.ts';
import type { Room } from '../api/rooms.ts';
import { ReportPanel } from './report-panel.tsx';
import { type TeamAct, TeamActPanel } from './team-act-panel.tsx';

/** What a player may do with the messages of others in a room, and the panel that an action opens. An agent moderates the own team's room. */
export function useMessageActions(
  { room, kind, role }: Pick<Room, 'room' | 'kind' | 'role'>,
  me: number,
): { actionsOf: (message: Message) => readonly MenuItem[]; panel: ReactNode } {
  const t = useT();
  const [reported, setReported] = useState<number>();
  const [acting, setActing] = useState<TeamAct>();
  const isAgent = kind === 'team' && role === 'moderator';
  const block = async ({ id, name }: NonNullable<Message['from']>): Promise<void> => {
    const sure = await confirm({
      title: t('ch_block_title', { name }),
      message: t('ch_block_line'),
      confirmText: t('ch_block'),
    });
    if (!sure) return;
    await setBlocked(id, true);
    toast(t('ch_blocked', { name }), { type: 'success' });
  };
  const teamActions = (message: Message): readonly MenuItem[] => [
    {
      key: 'remove',
      label: t('ch_team_remove'),
      icon: Trash2,
      onSelect: () => setActing({ act: 'remove', message }),
    },
    {
      key: 'mute',
      label: t('ch_team_mute'),
      icon: VolumeOff,
      onSelect: () => setActing({ act: 'mute', message }),
    },
  ];
  return {
    actionsOf: (message) => {
      const { seq, from } = message;
      if (!from || from.id === me) return [];
      return [
        { key: 'report', label: t('ch_report'), icon: Flag, onSelect: () => setReported(seq) },
        ...(from.staff
          ? []
          : [
              {
                key: 'block',
                label: t('ch_block'),
                icon: Ban,
                onSelect: () => void ignoreFailure('block', block(from)),
              },
            ]),
        ...(isAgent ? teamActions(message) : []),
      ];
    },
    panel: (
      <>
        {reported !== undefined && (
          <ReportPanel room={room} seq={reported} onClose={() => setReported(undefined)} />
        )}
        {acting && <TeamActPanel {...acting} room={room} onClose={() => setActing(undefined)} />}
      </>
    ),
  };
}
