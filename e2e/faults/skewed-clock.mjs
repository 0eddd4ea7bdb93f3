/**
 * Tests load this into a server with `--import`. It shifts `Date` of that process by the milliseconds in the file that the
 * query names, from the start on and whenever the file changes. The clocks of other processes and the clock of timers stay
 * unchanged.
 */
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file');
const RealDate = Date;
const readSkew = () => Number(readFileSync(file, 'utf8'));
let skew = readSkew();
setInterval(() => {
  skew = readSkew();
}, 20).unref();
const now = () => RealDate.now() + skew;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, values, base) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, base),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
