import { Logo } from './logo.tsx';

export const Plain = () => <Logo name="Tessera" height={28} />;

export const InHeader = () => (
  <div
    style={{
      '--logo-mark': 'var(--header-mark)',
      padding: 12,
      background: 'var(--header-bg)',
      color: 'var(--header-text)',
    }}
  >
    <Logo name="Tessera" height={34} />
  </div>
);
InHeader.wide = true;
