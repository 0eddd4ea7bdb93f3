/**
 * Loaded into a server by `--import` in tests alone: shifts `Date` of that process by as many ms as the file says that the
 * query names, from the start on and again whenever the file changes. What the operating system shows to other processes,
 * and the clock that timers run by, stay as they are.
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
