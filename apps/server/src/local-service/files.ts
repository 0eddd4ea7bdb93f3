import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder that only its owner can enter. */
export function secretFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
