import type { FastifyInstance } from 'fastify';
import { createService, done, MODES, modePage, refused, type ServiceOptions } from '../party/index.ts';
import { createHelper } from './helper.ts';
import { createPlatformCalls } from './platform.ts';

interface ServiceAppOptions extends ServiceOptions {
  /** Time between reading and answering, ms. Default: a second. */
  readonly writingMs?: number;
}

/** Who answers, under names that say what they are. */
const AGENTS = [
  { agent: 'stand-in.1', name: '演示客服 Demo support 1' },
  { agent: 'stand-in.2', name: '演示客服 Demo support 2' },
] as const;
const CAPACITY = 20;
/** How often presence is reported, and cases are looked for whose hint was lost. */
const REPORT_MS = 5_000;
/** The same until the platform has answered for the first time. */
const FIRST_REPORT_MS = 1_000;
const WRITING_MS = 1_000;

/**
 * A simulated service provider, labelled as simulated: its agents answer by rule, in the language of the player. It reports their
 * presence, reads the cases that they get, answers, and resolves a case when the player is content.
 *
 * Signed: `/v1/changed {case}` is the platform's hint that a case changed, `/v1/typing {case, agent}` that its player is writing.
 */
export function createServiceApp(options: ServiceAppOptions): { readonly app: FastifyInstance } {
  const page = modePage(
    'Service stand-in',
    'Run by the operator; two simulated agents answer by rule, and no person reads what players write.',
    MODES.filter((mode) => ['normal', 'slow', 'failing', 'silent', 'repeating', 'down'].includes(mode)),
  );
  let helperState = () => ({ answers: 0, typing: 0 });
  const service = createService(options, {
    name: 'service',
    page,
    state: () => helperState(),
    calls: () => ({
      '/v1/changed': ({ case: id }) => {
        if (!isCase(id)) return refused('invalid', 400);
        // The platform does not wait for the answer.
        void helper.changed(id);
        return done({});
      },
      '/v1/typing': ({ case: id }) => {
        if (!isCase(id)) return refused('invalid', 400);
        helper.typing(id);
        return done({});
      },
    }),
  });
  const { app, time, mode } = service;
  const platform = createPlatformCalls(options.callbackUrl?.replace(/\/+$/, ''), time, mode);
  const helper = createHelper({ platform, writingMs: options.writingMs ?? WRITING_MS });
  helperState = helper.counts;

  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const report = async (): Promise<void> => {
    const told = await Promise.all(
      AGENTS.map((agent) => platform.tell('presence', { ...agent, online: true, capacity: CAPACITY })),
    );
    const reached = told.every((answer) => answer !== undefined);
    if (reached) await helper.lookAtAll();
    if (closed) return;
    timer = setTimeout(() => void report(), reached ? REPORT_MS : FIRST_REPORT_MS).unref();
  };
  app.addHook('onListen', async () => {
    if (options.callbackUrl !== undefined) void report();
  });
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
  return { app };
}

const isCase = (id: unknown): id is string => typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
