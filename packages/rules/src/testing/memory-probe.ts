/**
 * Runs as its own process with `--expose-gc` and a large young generation. It parses hostile contents in every content shape.
 * It prints, per content, the largest growth of heap and external memory in one call, garbage included.
 */
import { parseContent, playItems } from '../all-rules.ts';
import { hostileTexts, hostileValues } from './hostile-contents.ts';

/** Bytes of growth after which garbage is collected between calls, before the engine would collect it within a call. */
const collectAbove = 30_000_000;

const shapes = new Map(playItems().map(({ id, content }) => [JSON.stringify(content), id]));

const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

function growthOf(content: unknown): { calls: number; megabytes: number } {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
  let most = 0;
  let sinceCollected = 0;
  let calls = 0;
  for (const id of shapes.values()) {
    const before = used();
    parseContent(id, content);
    const growth = used() - before;
    most = Math.max(most, growth);
    calls++;
    sinceCollected += growth;
    if (sinceCollected < collectAbove) continue;
    gc();
    sinceCollected = 0;
  }
  return { calls, megabytes: most / 1_000_000 };
}

const report = [...hostileTexts, ...hostileValues].map(([name, content]) => ({ name, ...growthOf(content) }));
console.log(JSON.stringify(report));
