import { Ball } from './ball.tsx';

export const Sizes = () => (
  <>
    <Ball look="plain" value={3} size="l" />
    <Ball look="plain" value={3} size="h" />
    <Ball look="plain" value={3} />
    <Ball look="plain" value={3} size="s" />
  </>
);

export const States = () => (
  <>
    <Ball look="plain" value={1} state="selected" />
    <Ball look="plain" value={2} state="matched" />
    <Ball look="plain" value={3} state="miss" />
    <Ball look="plain" value={4} state="hot" />
    <Ball look="plain" value={5} state="cold" />
    <Ball look="plain" state="empty" />
    <Ball look="plain" state="waiting" />
    <Ball look="plain" state="waiting" size="l" />
  </>
);
