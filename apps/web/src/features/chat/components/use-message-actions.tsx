import type { MenuItem } from '@tessera/ui';
import { Ban, Flag } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import type { Message } from '../../../components/conversation/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { setBlocked } from '../api/moderation.ts';
import { ReportPanel } from './report-panel.tsx';

/** What a player may do with the messages of others in a room, and the panel that an action opens. */
export function useMessageActions(
  room: string,
  me: number,
): { actionsOf: (message: Message) => readonly MenuItem[]; panel: ReactNode } {
  const t = useT();
  const [reported, setReported] = useState<number>();
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
  return {
    actionsOf: ({ seq, from }) =>
      !from || from.id === me
        ? []
        : [
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
          ],
    panel: reported !== undefined && (
      <ReportPanel room={room} seq={reported} onClose={() => setReported(undefined)} />
    ),
  };
}
