import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';

const app = useApp();
const step = (kind: string, dueSince: string, attempts = 0) =>
  app().db.asOwner(
    `insert into job (kind, key, run_at, attempts) values ($1, nextval('id_seq')::text, app_now() - $2::interval, $3)`,
    [kind, dueSince, attempts],
  );
/** Calls `ready` directly, because the HTTP port checks only once per second. */
const ready = () =>
  app()
    .services.readiness.check()
    .then(
      () => 200,
      () => 503,
    );
const figure = async (name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec((await app().sites.console.inject('/metrics')).body)?.[1]);

beforeEach(() => app().db.asOwner('delete from job'));

describe('[E16] a node is ready while the steps of draws are on time', () => {
  test.each(['draw.open', 'draw.close', 'draw.freeze', 'draw.seal'])(
    'and not ready when a %s is overdue',
    async (kind) => {
      await step(kind, '-1 minute');
      expect(await ready()).toBe(200);
      await step(kind, '6 s');
      expect(await ready()).toBe(503);
      expect(await figure('tessera_draw_lateness_seconds')).toBeGreaterThanOrEqual(6);
    },
  );

  test.each(['draw.result', 'draw.outside', 'draw.settle'])('a %s may be late', async (kind) => {
    await step(kind, '1 hour');
    expect(await ready()).toBe(200);
    expect(await figure('tessera_draw_lateness_seconds')).toBe(0);
  });

  test.each(['draw.plan', 'draw.seal'])(
    'and not ready while a %s keeps failing, although each failure reschedules it',
    async (kind) => {
      await step(kind, '-1 minute', 2);
      expect(await ready()).toBe(200);
      await step(kind, '-1 minute', 3);
      expect(await ready()).toBe(503);
      expect(await figure('tessera_draw_steps_failing')).toBe(1);
    },
  );
});
