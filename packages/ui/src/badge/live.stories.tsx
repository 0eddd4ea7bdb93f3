import { Live } from './live.tsx';

export const Tones = () => (
  <>
    <Live>实时</Live>
    <Live tone="warning">重连中</Live>
    <Live tone="danger">离线</Live>
  </>
);
