import { Badge } from './badge.tsx';

export const Counts = () => (
  <>
    <Badge count={3} />
    <Badge count={120} />
    <Badge count={3} tone="soft" />
  </>
);

export const Dot = () => <Badge label="未读" />;
