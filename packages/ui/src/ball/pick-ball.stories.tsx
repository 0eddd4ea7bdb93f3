import { PickBall } from './pick-ball.tsx';

export const States = () => (
  <>
    <PickBall value={0} picked={false} />
    <PickBall value={2} picked />
    <PickBall value={3} picked={false} disabled />
    <PickBall value={6} picked banker="胆" />
  </>
);

export const MissedDraws = () => (
  <>
    <PickBall value={4} picked={false} note={12} />
    <PickBall value={5} picked note={3} />
    <PickBall value={7} picked={false} note={27} noteTone="max" />
    <PickBall value={8} picked={false} note={9} noteTone="hot" />
    <PickBall value={9} picked={false} note={1} noteTone="cold" />
  </>
);
