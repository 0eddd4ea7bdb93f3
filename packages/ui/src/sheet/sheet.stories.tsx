import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Detent } from './detent.ts';
import { Sheet } from './sheet.tsx';

export function Open() {
  const [detent, setDetent] = useState<Detent>('half');
  return (
    <Sheet
      open
      onClose={() => undefined}
      title="注单"
      titleEnd="042 期 · 00:41"
      detent={detent}
      onDetent={setDetent}
      footer={
        <Button variant="primary" size="lg" block>
          确认投注 ¥144.00
        </Button>
      }
    >
      后三直选复式 百 1,3,6,8 · 十 0,2,5 · 个 4,7
    </Sheet>
  );
}
Open.alone = true;
