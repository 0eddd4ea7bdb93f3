import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { Popover } from './popover.tsx';

/** An ⓘ that explains a label in at most two sentences and a link. */
export function InfoTip({ label, children }: { label?: string; children: ReactNode }) {
  const text = useUiText();
  const name = label ?? text('ui_more_info');
  return (
    <Popover
      label={name}
      trigger={(props) => <IconButton {...props} icon={Info} size="xs" iconSize={14} label={name} />}
    >
      {children}
    </Popover>
  );
}
