/**
 * The process that copies the operators' log: `node log-copy/main.ts <folder>`. `startLogCopy` starts it; it ends with its parent.
 * It has no access to the store: it is given the events, and holds them against what it was given before.
 */
import { type Handlers, serveLocally } from '../local-service/index.ts';
import { type CopyState, openLogCopy } from './copy.ts';

const dir = process.argv[2];
if (dir === undefined) throw new Error('usage: main.ts <folder>');

/** Number of the level `error` in pino. */
const ERROR_LEVEL = 50;

await serveLocally(dir, (): Handlers => {
  const copy = openLogCopy(dir);
  let told = '';
  /** Tells of a fault on standard error, once for each, whatever the server makes of it. */
  const tell = (state: CopyState): CopyState => {
    const { fault } = state;
    const text = fault
      ? `the operators' log differs from its copy at event ${fault.seq}: ${fault.reason}`
      : '';
    if (text !== '' && text !== told)
      console.error(
        JSON.stringify({
          level: ERROR_LEVEL,
          time: Date.now(),
          pid: process.pid,
          code: 'log_differs',
          msg: text,
        }),
      );
    told = text || told;
    return state;
  };
  return {
    state: () => copy.state(),
    follow: (params) => tell(copy.follow(params)),
    end: (params) => tell(copy.end(params)),
  };
});
