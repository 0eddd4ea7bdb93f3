import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const line = '返点按有效投注计算，次日 06:00 发放。';

export const Closed = () => (
  <Popover label="返点" trigger={(props) => <Button {...props}>返点</Button>}>
    {line}
  </Popover>
);

export function Open() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place}>
      <Closed />
    </div>
  );
}
Open.alone = true;
