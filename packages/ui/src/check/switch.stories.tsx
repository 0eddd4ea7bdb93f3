import { useState } from 'react';
import { Switch } from './switch.tsx';

export function States() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch label="音效" checked={isOn} onChange={setOn} />
      <Switch label="提醒" checked={!isOn} onChange={(on) => setOn(!on)} />
      <Switch label="不可用" checked={false} disabled onChange={setOn} />
    </>
  );
}
