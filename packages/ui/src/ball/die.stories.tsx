import { Die } from './die.tsx';

export const Faces = () => [1, 2, 3, 4, 5, 6].map((value) => <Die key={value} value={value} />);

export const States = () => (
  <>
    <Die value={5} size="m" state="matched" />
    <Die value={5} size="m" state="miss" />
    <Die size="m" state="empty" />
    <Die size="m" state="waiting" />
  </>
);
