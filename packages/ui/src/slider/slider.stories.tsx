import { useState } from 'react';
import { Slider } from './slider.tsx';

export function Rebate() {
  const [rebate, setRebate] = useState(1.2);
  return (
    <Slider
      label="返点"
      valueText={`${rebate}%`}
      min={0}
      max={4}
      step={0.1}
      value={rebate}
      onChange={setRebate}
    />
  );
}
Rebate.wide = true;

export function Bounded() {
  const [rebate, setRebate] = useState(0.8);
  return (
    <Slider
      label="返点"
      valueText={`${rebate}%`}
      min={0}
      max={1.2}
      step={0.01}
      from={0.3}
      to={1}
      value={rebate}
      onChange={setRebate}
    />
  );
}
Bounded.wide = true;
