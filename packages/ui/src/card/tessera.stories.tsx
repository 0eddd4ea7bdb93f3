import { Tessera } from './tessera.tsx';

export const Texture = () => (
  <div
    style={{
      position: 'relative',
      blockSize: 88,
      borderRadius: 'var(--r-3)',
      background: 'var(--primary-soft)',
    }}
  >
    <Tessera />
  </div>
);
Texture.wide = true;
