/**
 * `npm run rules:check -- FILE.jsonl`: reads one case per line, prints each difference, and finally `N passed, N failed`.
 * Exits 1 when a case failed, 2 when the file cannot be read. Empty lines are skipped.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { differenceOfLine } from './case.ts';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npm run rules:check -- FILE.jsonl');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await check(path)) === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

async function check(file: string): Promise<number> {
  let passed = 0;
  let failed = 0;
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (line.trim() === '') continue;
    const difference = differenceOfLine(line);
    if (difference === undefined) passed++;
    else {
      failed++;
      console.log(`line ${number}: ${difference}: ${line.length > 400 ? `${line.slice(0, 400)}...` : line}`);
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}
