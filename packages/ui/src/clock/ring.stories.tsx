import { Emblem } from '../emblem/emblem.tsx';
import { Icon } from '../icon/icon.tsx';
import { Clock, Lock } from '../icon/icons.ts';
import { Ring } from './ring.tsx';

export const States = () => (
  <>
    <Ring share={0.68} size={60} width={5} label="剩余 68%">
      <Icon of={Clock} size={24} />
    </Ring>
    <Ring share={0.12} state="closing">
      <Icon of={Clock} />
    </Ring>
    <Ring share={0} state="closed">
      <Icon of={Lock} />
    </Ring>
  </>
);

export const Sizes = () => (
  <>
    <Ring share={0.4} size={16} width={2.5} />
    <Ring share={0.7} size={56}>
      <Emblem family="ssc" name="重庆时时彩" size={36} round />
    </Ring>
  </>
);
