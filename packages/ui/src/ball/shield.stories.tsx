import { Shield } from './shield.tsx';

export const Sides = () => (
  <>
    <Shield side="dragon" label="龙" />
    <Shield side="tiger" label="虎" />
    <Shield side="tie" label="和" />
  </>
);
