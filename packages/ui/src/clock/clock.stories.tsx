import { Clock } from './clock.tsx';

export const States = () => (
  <>
    <Clock seconds={41} label="距封盘" />
    <Clock seconds={8} state="closing" label="距封盘" />
    <Clock seconds={0} state="closed" label="已封盘" />
  </>
);

export const Small = () => (
  <>
    <Clock seconds={4521} size="s" label="距封盘" />
    <Clock seconds={null} size="s" label="距封盘" />
  </>
);
