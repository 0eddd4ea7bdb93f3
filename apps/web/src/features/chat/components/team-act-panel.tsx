import { Radio } from '@tessera/ui';
import { useState } from 'react';
import type { Message } from '../../../components/conversation/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { muteInTeam, removeInTeam } from '../api/moderation.ts';
import styles from './panels.module.css';
import { ReasonPanel } from './reason-panel.tsx';

/** What an agent does with a message of the own team, or with its sender. */
export interface TeamAct {
  readonly act: 'remove' | 'mute';
  readonly message: Message;
}

/** Lengths of a mute, minutes; 0 ends one. */
const LENGTHS = [10, 60, 1_440, 10_080, 0] as const;

interface TeamActPanelProps extends TeamAct {
  room: string;
  onClose: () => void;
}

/** Removes a message, or mutes its sender, with a reason that the sender sees. */
export function TeamActPanel({ room, act, message, onClose }: TeamActPanelProps) {
  const t = useT();
  const [minutes, setMinutes] = useState<number>(LENGTHS[0]);
  const title = act === 'remove' ? 'ch_team_remove' : 'ch_team_mute';
  return (
    <ReasonPanel
      title={title}
      action={title}
      reasons="ch_team_reason"
      done="ch_team_done"
      note="ch_team_act_note"
      act={(reason) =>
        act === 'remove'
          ? removeInTeam(room, message.seq, reason)
          : muteInTeam(room, message.from?.id ?? 0, minutes, reason)
      }
      onClose={onClose}
    >
      {act === 'mute' && (
        <div className={styles.form} role="radiogroup" aria-label={t('ch_team_length')}>
          {LENGTHS.map((one) => (
            <Radio key={one} name="length" checked={minutes === one} onChange={() => setMinutes(one)}>
              {t(`ch_team_length_${one}`)}
            </Radio>
          ))}
        </div>
      )}
    </ReasonPanel>
  );
}
