import { Ball } from './ball.tsx';

export const Sizes = () => (
  <>
    <Ball family="ssc" value={3} size="l" />
    <Ball family="ssc" value={3} size="h" />
    <Ball family="ssc" value={3} />
    <Ball family="ssc" value={3} size="s" />
  </>
);

export const States = () => (
  <>
    <Ball family="ssc" value={1} state="selected" />
    <Ball family="ssc" value={2} state="matched" />
    <Ball family="ssc" value={3} state="miss" />
    <Ball family="ssc" value={4} state="hot" />
    <Ball family="ssc" value={5} state="cold" />
    <Ball family="ssc" state="empty" />
    <Ball family="ssc" state="spin" />
    <Ball family="ssc" state="spin" size="l" />
  </>
);
