import { reportMessage } from '../api/moderation.ts';
import { ReasonPanel } from './reason-panel.tsx';

/** Reports a message, with what is wrong with it. */
export function ReportPanel({ room, seq, onClose }: { room: string; seq: number; onClose: () => void }) {
  return (
    <ReasonPanel
      title="ch_report_title"
      action="ch_report"
      reasons="ch_report_title"
      done="ch_reported"
      act={(reason) => reportMessage(room, seq, reason)}
      onClose={onClose}
    />
  );
}
