import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** An append-only log of one party, line by line. */
export interface Book<Line> {
  /** Durable on disk when it returns. */
  append(line: Line): void;
  close(): void;
}

/**
 * Opens the log `<dir>/<name>.jsonl` and passes its lines to `read`, oldest first. A truncated last line from a killed process
 * was never acknowledged and is dropped.
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
