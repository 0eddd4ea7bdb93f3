import { VisuallyHidden } from './visually-hidden.tsx';

export const BesideText = () => (
  <p>
    041<VisuallyHidden> 期已开奖</VisuallyHidden>
  </p>
);
