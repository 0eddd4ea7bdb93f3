import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createThread, type ThreadOptions } from './thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-threads-'));
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const thread of opened) await thread.close();
  rmSync(folder, { recursive: true });
});

const serve = new URL('./serve.ts', import.meta.url).href;
let made = 0;

/** A thread whose answer function of `question` has this body. */
function threadOf(body: string, options: Partial<ThreadOptions> = {}) {
  const path = join(folder, `thread-${++made}.mjs`);
  writeFileSync(
    path,
    `import { threadId } from 'node:worker_threads';
     import { serveThread } from ${JSON.stringify(serve)};
     serveThread((question) => { ${body} });`,
  );
  const thread = createThread<unknown, unknown>({ entry: pathToFileURL(path), waitingMax: 2, ...options });
  opened.push(thread);
  return thread;
}

describe('[E16] a thread beside the event loop', () => {
  test('answers one question after the other', async () => {
    const thread = threadOf('return question * 2;');
    expect(await Promise.all([thread.ask(1), thread.ask(2)])).toEqual([2, 4]);
  });

  test('takes over memory instead of copying it', async () => {
    const thread = threadOf('return question.byteLength;');
    const bytes = new Uint8Array(1_000_000);
    expect(await thread.ask(bytes, { moved: [bytes.buffer] })).toBe(1_000_000);
    expect(bytes.byteLength).toBe(0);
  });

  test('refuses questions above the limit of its queue at once, unless they belong to accepted work', async () => {
    const thread = threadOf('return question;');
    // No question is answered before the thread has started, so all of these wait.
    const asked = [1, 2].map((question) => thread.ask(question));
    await expect(thread.ask(3)).rejects.toMatchObject({ code: 'platform_maintenance' });
    expect(await thread.ask(4, { goesOn: true })).toBe(4);
    expect(await Promise.all(asked)).toEqual([1, 2]);
  });

  test('is ended when an answer takes too long, and another one answers the next question', async () => {
    const thread = threadOf('if (question === "slow") for (;;); return threadId;', { answerMs: 100 });
    const first = await thread.ask('');
    await expect(thread.ask('slow')).rejects.toMatchObject({ code: 'platform_maintenance' });
    expect(await thread.ask('')).not.toBe(first);
  });

  test('an error of its function fails only its question', async () => {
    const thread = threadOf('if (question === 1) throw new Error("not one"); return question;');
    await expect(thread.ask(1)).rejects.toThrow('not one');
    expect(await thread.ask(2)).toBe(2);
  });

  test('a thread that cannot start refuses the waiting questions', async () => {
    const thread = threadOf('}); throw new Error("no"); ({');
    await expect(thread.ask(1)).rejects.toMatchObject({ code: 'platform_maintenance' });
  });

  test('ends when it is idle, and starts again with the next question', async () => {
    const thread = threadOf('return threadId;', { idleMs: 1 });
    const first = await thread.ask('');
    await expect.poll(() => thread.ask('')).not.toBe(first);
  });

  test('a closed thread answers nothing', async () => {
    const thread = threadOf('return question;');
    const asked = thread.ask(1);
    const refused = expect(asked).rejects.toMatchObject({ code: 'platform_maintenance' });
    await thread.close();
    await refused;
    await expect(thread.ask(2)).rejects.toMatchObject({ code: 'platform_maintenance' });
  });
});
