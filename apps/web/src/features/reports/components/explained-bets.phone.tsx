import { Button } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { BetLines, type BetLinesProps } from './bet-lines.tsx';

export function BetsInSheet({ commission }: BetLinesProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [first] = commission.data?.pages ?? [];
  if (!first) return null;
  return (
    <>
      <Button variant="tonal" block iconEnd={ChevronRight} onClick={() => setOpen(true)}>
        {t('rep_by_bet_all', { n: first.count })}
      </Button>
      {open && (
        <Panel title={`${first.name} · ${t('rep_by_bet')}`} onClose={() => setOpen(false)}>
          <BetLines commission={commission} />
        </Panel>
      )}
    </>
  );
}
