import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Its environment variables at the start, where the system shows them. */
  environment(): string;
}

/** All processes of the machine. */
export async function processes(): Promise<ProcessRow[]> {
  if (existsSync('/proc/self/stat')) return readdirSync('/proc').filter(isNumber).flatMap(processIn);
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='], { maxBuffer: 16e6 });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found
        ? [{ pid: Number(found[1]), parent: Number(found[2]), command: found[3]!, environment: () => '' }]
        : [],
    );
}

const isNumber = (name: string) => /^\d+$/.test(name);

function processIn(name: string): ProcessRow[] {
  try {
    // "pid (name) state parent …"; the name may contain any character, brackets too.
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readOf(name, 'cmdline');
    return state === 'Z'
      ? []
      : [{ pid: Number(name), parent: Number(parent), command, environment: () => readOf(name, 'environ') }];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

function readOf(name: string, file: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${name}/${file}`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Process id of the database that a server runs. */
export const databaseOf = (server: ChildProcess): Promise<number> => childOf(server, /postgres(\.exe)? -D /);

/** Process id of a server's helper. Either of the server's two processes restarts a dead helper when it needs it. */
export async function helperOf(server: ChildProcess, name: 'signer' | 'witness'): Promise<number> {
  const command = new RegExp(`/${name}/main\\.ts`);
  const parents = [server.pid, await apiOf(server).catch(() => undefined)];
  const found = (await processes()).find((row) => parents.includes(row.parent) && command.test(row.command));
  if (!found) throw new Error(`The server has no ${name}.`);
  return found.pid;
}

/** Process id of the API process of a server. */
export const apiOf = (server: ChildProcess): Promise<number> => childOf(server, /\/serve\.ts/);

async function childOf(server: ChildProcess, command: RegExp): Promise<number> {
  const found = (await processes()).find((row) => row.parent === server.pid && command.test(row.command));
  if (!found) throw new Error(`The server has no child ${command}.`);
  return found.pid;
}
