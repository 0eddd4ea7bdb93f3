import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What a party remembers, line by line; nothing in it is ever changed. */
export interface Book<Line> {
  /** On the disk when it returns. */
  append(line: Line): void;
  close(): void;
}

/**
 * Opens the book `<dir>/<name>.jsonl` and gives its lines to `read`, oldest first. A last line that was cut off when its
 * process died was never acknowledged, and goes.
 */
export function openBook<Line>(dir: string, name: string, read: (line: Line) => void): Book<Line> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `${name}.jsonl`);
  const file = openSync(path, 'a', 0o600);
  const text = readFileSync(path, 'utf8');
  const whole = text.lastIndexOf('\n') + 1;
  if (whole < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, whole)));
  for (const line of text.slice(0, whole).split('\n')) {
    if (line !== '') read(JSON.parse(line) as Line);
  }
  return {
    append(line) {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
      read(line);
    },
    close: () => closeSync(file),
  };
}
