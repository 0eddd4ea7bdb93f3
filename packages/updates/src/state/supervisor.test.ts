import { describe, expect, test } from 'vitest';
import { type BundleRef, type BundleState, firstState, idOf, staged } from './bundle-state.ts';
import { createSupervisor, READY_MS, type Supervisor } from './supervisor.ts';

const bundle = (version: number): BundleRef => ({ version, sha256: String(version).padStart(64, '0') });
const NEW = bundle(102);
const BROKEN = bundle(103);

/** The module scope of a page's entry. What is thrown here reaches no code of ours. */
type Page = (nonce: string, shell: Shell) => void;

/** A shell with pages and a clock of its own. The pages before the newest one live on until the test ends. */
class Shell {
  state: BundleState;
  readonly shown: (string | null)[] = [];
  readonly errors: unknown[] = [];
  readonly supervisor: Supervisor;
  #now = 0;
  #timers: { at: number; act: () => void }[] = [];

  constructor(state: BundleState, pages: (bundle: string | null) => Page) {
    this.state = state;
    let loads = 0;
    this.supervisor = createSupervisor({
      readState: () => this.state,
      writeState: (next) => {
        this.state = next;
      },
      newNonce: () => {
        loads += 1;
        return `nonce-${loads}`;
      },
      after: (ms, act) => {
        const timer = { at: this.#now + ms, act };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      show: (ref, nonce) => {
        const id = ref && idOf(ref);
        this.shown.push(id);
        try {
          pages(id)(nonce, this);
        } catch (error) {
          this.errors.push(error);
        }
      },
    });
  }

  at(ms: number, act: () => void): void {
    this.#timers.push({ at: this.#now + ms, act });
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }
}

const well: Page = (nonce, shell) => shell.at(800, () => shell.supervisor.ready(nonce));
const throwing: Page = () => {
  throw new Error('at module scope');
};
const silent: Page = () => {};
const late: Page = (nonce, shell) => shell.at(READY_MS + 1, () => shell.supervisor.ready(nonce));

describe('[E10] [R1.7] a bundle that does not come up is rolled back', () => {
  test('100 of 100 times, also while the page before it keeps saying that it is ready', () => {
    const broken = [throwing, silent, late];
    for (let run = 0; run < 100; run += 1) {
      const old: string[] = [];
      const pages = (id: string | null): Page => {
        if (id === idOf(BROKEN)) return broken[run % broken.length]!;
        return (nonce, shell) => {
          old.push(nonce);
          well(nonce, shell);
        };
      };
      const shell = new Shell({ ...firstState, current: NEW, highest: 102 }, pages);
      shell.supervisor.load();
      shell.pass(1_000);
      shell.state = staged(shell.state, BROKEN);
      shell.supervisor.load();
      // The old page: before, at and after the end of the time, often.
      for (let ms = 0; ms < READY_MS; ms += 50 + run) {
        shell.at(ms, () => {
          for (const nonce of old) expect(shell.supervisor.ready(nonce)).toBe(false);
        });
      }
      shell.pass(READY_MS - 1);
      expect(shell.shown.at(-1)).toBe(idOf(BROKEN));
      shell.pass(1);
      expect(shell.shown.at(-1)).toBe(idOf(NEW));
      expect(shell.state.failed).toEqual([idOf(BROKEN)]);
      shell.pass(60_000);
      expect(shell.state).toMatchObject({ current: NEW, next: null, highest: 102, load: null });
      // Never again, however often the app starts.
      for (let start = 0; start < 3; start += 1) {
        shell.supervisor.load();
        shell.pass(60_000);
      }
      expect(shell.shown.filter((id) => id === idOf(BROKEN))).toHaveLength(1);
      expect(() => staged(shell.state, BROKEN)).toThrow('failed_before');
    }
  });

  test('a page that comes up is kept, and its version is the highest', () => {
    const shell = new Shell({ ...firstState, highest: 101 }, () => well);
    shell.state = staged(shell.state, NEW);
    shell.supervisor.load();
    shell.pass(60_000);
    expect(shell.shown).toEqual([idOf(NEW)]);
    expect(shell.state).toMatchObject({ current: NEW, next: null, failed: [], highest: 102 });
  });

  test('when the last good bundle does not come up either, the built-in one is loaded, however long it takes', () => {
    const shell = new Shell({ ...firstState, current: NEW, highest: 102 }, (id) => (id ? throwing : silent));
    shell.state = staged(shell.state, BROKEN);
    shell.supervisor.load();
    shell.pass(600_000);
    expect(shell.shown).toEqual([idOf(BROKEN), idOf(NEW), null]);
    expect(shell.state.failed).toEqual([idOf(BROKEN), idOf(NEW)]);
  });

  test('a page that reloads itself again and again has failed with its third load', () => {
    const reloading: Page = (_, shell) => shell.at(1_000, () => shell.supervisor.load());
    const shell = new Shell({ ...firstState, current: NEW, highest: 102 }, (id) =>
      id === idOf(BROKEN) ? reloading : well,
    );
    shell.state = staged(shell.state, BROKEN);
    shell.supervisor.load();
    shell.pass(60_000);
    expect(shell.shown).toEqual([idOf(BROKEN), idOf(BROKEN), idOf(NEW)]);
    expect(shell.state).toMatchObject({ current: NEW, failed: [idOf(BROKEN)], load: null });
  });

  test('the shell in the test is no blank: a page that throws is seen, and one that is in time by 1 ms is kept', () => {
    const inTime: Page = (nonce, shell) => shell.at(READY_MS - 1, () => shell.supervisor.ready(nonce));
    const shell = new Shell({ ...firstState, highest: 101 }, (id) => (id ? inTime : throwing));
    shell.supervisor.load();
    expect(shell.errors).toHaveLength(1);
    shell.state = staged(shell.state, NEW);
    shell.supervisor.load();
    shell.pass(READY_MS);
    expect(shell.state.current).toEqual(NEW);
  });
});
