import { useState } from 'react';
import { Segmented } from './segmented.tsx';

export function Boards() {
  const [board, setBoard] = useState('classic');
  return (
    <Segmented
      label="盘口"
      value={board}
      onChange={setBoard}
      options={[
        { value: 'classic', label: '传统' },
        { value: 'odds', label: '信用' },
      ]}
    />
  );
}

export function Units() {
  const [unit, setUnit] = useState('yuan');
  return (
    <Segmented
      label="单位"
      size="sm"
      value={unit}
      onChange={setUnit}
      options={[
        { value: 'yuan', label: '元' },
        { value: 'jiao', label: '角' },
        { value: 'fen', label: '分' },
        { value: 'li', label: '厘', disabled: true },
      ]}
    />
  );
}
