import { LogoMark } from './logo-mark.tsx';

export const Heights = () => (
  <>
    <LogoMark name="Tessera" height={28} />
    <LogoMark name="Tessera" height={16} />
  </>
);
