import { useState } from 'react';
import { DateRange } from './date-range.tsx';

export function Presets() {
  const [span, setSpan] = useState({ from: '2026-11-22', to: '2026-11-28' });
  return (
    <DateRange
      label="日期"
      value={span}
      onChange={setSpan}
      presets={[
        { label: '今日', from: '2026-11-28', to: '2026-11-28' },
        { label: '7 天', from: '2026-11-22', to: '2026-11-28' },
      ]}
    />
  );
}
Presets.wide = true;
