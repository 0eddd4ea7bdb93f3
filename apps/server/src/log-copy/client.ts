import { localService } from '../local-service/index.ts';
import type { CopyState, Link } from './copy.ts';

/** The server's client of the process that copies the operators' log. Errors: `LocalServiceError`. */
export interface LogCopier {
  readonly pid: number | undefined;
  state(): Promise<CopyState>;
  /** Compares the whole stored log, read in pages from its first event, and copies what is new. */
  pass(pages: AsyncIterable<readonly Link[]>): Promise<CopyState>;
  stop(): Promise<void>;
}

/** Connects to the copier of a folder, and starts it as a child process when it does not run yet. */
export async function startLogCopy(options: {
  readonly dir: string;
  readonly mode: string;
}): Promise<LogCopier> {
  const service = await localService({ ...options, entry: new URL('./main.ts', import.meta.url) });
  const ask = async (method: string, params?: unknown): Promise<CopyState> =>
    (await service.call(method, params)) as CopyState;
  return {
    get pid() {
      return service.pid;
    },
    state: () => ask('state'),
    async pass(pages) {
      let after = 0;
      for await (const links of pages) {
        const state = await ask('follow', { after, links });
        if (state.fault) return state;
        after += links.length;
      }
      return ask('end', { count: after });
    },
    stop: () => service.stop(),
  };
}
