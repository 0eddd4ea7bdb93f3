import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Session, WebDriverError } from './driver.ts';

/** The document that a window shows, with Playwright's helpers in it: the same selectors, states and expectations as in Chromium. */
export interface PageDocument {
  /** Calls a function of the page with an argument and gives what it resolves to. Errors: throws what it throws. */
  evaluate: (source: string, argument?: unknown) => Promise<unknown>;
  /** The same; the function gets Playwright's helpers first. */
  withHelpers: (source: string, argument?: unknown) => Promise<unknown>;
  /** Runs a script. */
  run: (script: string) => Promise<void>;
  /** Runs in each document from the next call on: later than the page's own scripts, which WebDriver does not let anybody precede. */
  addInitScript: (source: string, argument?: unknown) => void;
  /** What it has written to its console since it was first asked anything, and the errors that nobody caught; consumes them. */
  takeSaid: () => Promise<readonly Said[]>;
  /** Its address when it was last asked anything. */
  address: () => string;
}

/** A line of the console, or an error that nobody caught. */
export interface Said {
  readonly kind: 'error' | 'log' | 'uncaught';
  readonly text: string;
}

/** A call to a document that is being replaced by the next one. */
export class DocumentGone extends Error {}

const HELPERS = 'Symbol.for("journey helpers")';
const SAID = 'Symbol.for("journey said")';

/** Notes what the page says. WebDriver tells nobody. */
const listening = `window[${SAID}] ??= (() => {
  const said = [];
  for (const kind of ['error', 'log', 'warn']) {
    const write = console[kind];
    console[kind] = (...parts) => { said.push({ kind: kind === 'error' ? kind : 'log', text: parts.map(String).join(' ') }); write.apply(console, parts); };
  }
  addEventListener('error', ({ message }) => said.push({ kind: 'uncaught', text: message }));
  addEventListener('unhandledrejection', ({ reason }) => said.push({ kind: 'uncaught', text: String(reason?.message ?? reason) }));
  return said;
})();`;

/** The document of a session. */
export function createDocument(session: Session): PageDocument {
  const initScripts: string[] = [];
  let address = 'about:blank';

  async function evaluate(source: string, argument?: unknown): Promise<unknown> {
    const answer = await ask(`(${source})(${literal(argument)})`);
    if (answer !== 'missing') return answer.value;
    await prepare();
    return evaluate(source, argument);
  }

  async function prepare(): Promise<void> {
    await execute(`window[${HELPERS}] ??= (() => { const module = {}; ${helpersSource()};
      return new (module.exports.InjectedScript())(window, ${JSON.stringify(options)}); })();`);
    await execute(listening);
    for (const script of initScripts) await execute(script);
  }

  /** The value of an expression, once it has resolved; `missing` when the document has no helpers yet. */
  async function ask(expression: string): Promise<'missing' | { value?: unknown }> {
    const text = await execute(
      `const done = arguments[arguments.length - 1];
      const helpers = window[${HELPERS}];
      if (!helpers) return done('missing');
      new Promise((resolve) => resolve(${expression})).then(
        (value) => done(JSON.stringify({ value, at: location.href })),
        (error) => done(JSON.stringify({ error: String(error?.message ?? error) })),
      );`,
      'async',
    );
    if (text === 'missing') return 'missing';
    const { value, at, error } = JSON.parse(String(text)) as { value?: unknown; at?: string; error?: string };
    if (error !== undefined) throw new Error(error);
    address = at ?? address;
    return { value };
  }

  /** Runs a script; an `async` one has a function as its last argument, which it calls with its answer. */
  async function execute(script: string, way: 'sync' | 'async' = 'sync'): Promise<unknown> {
    try {
      return await session.command('POST', `/execute/${way}`, { script, args: [] });
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'javascript error')
        throw new DocumentGone(error.message);
      throw error;
    }
  }

  return {
    evaluate,
    withHelpers: (source, argument) =>
      evaluate(`(argument) => (${source})(window[${HELPERS}], argument)`, argument),
    run: async (script) => {
      await evaluate('() => undefined');
      await execute(script);
    },
    addInitScript: (source, argument) => {
      initScripts.push(`(${source})(${literal(argument)})`);
    },
    takeSaid: () => evaluate(`() => window[${SAID}].splice(0)`) as Promise<readonly Said[]>,
    address: () => address,
  };
}

const options = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

let source: string | undefined;

/** Playwright's script for pages, from its bundle: it has no export of its own. Errors: throws when the bundle has it no longer. */
function helpersSource(): string {
  if (source !== undefined) return source;
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const line = readFileSync(bundle, 'utf8')
    .split('\n')
    .find((one) => /^\s*source\d+ = '.*InjectedScript/.test(one));
  if (!line) throw new Error('This version of Playwright keeps its script for pages elsewhere.');
  const quoted = line.trim().replace(/^source\d+ = /, '');
  source = new Function(`return ${quoted}`)() as string;
  return source;
}

/** A value as an expression of JavaScript: JSON has neither `undefined` nor regular expressions. */
export function literal(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}:${literal(one)}`)
      .join()}}`;
  return JSON.stringify(value);
}
