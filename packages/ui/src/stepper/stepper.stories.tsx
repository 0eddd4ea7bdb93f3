import { useState } from 'react';
import { Stepper } from './stepper.tsx';

export function Sizes() {
  const [times, setTimes] = useState(1);
  return (
    <>
      <Stepper label="倍数" value={times} onChange={setTimes} />
      <Stepper label="注数" size="xs" value={20} onChange={setTimes} />
    </>
  );
}

export const Disabled = () => <Stepper label="停用" disabled value={1} onChange={() => undefined} />;
