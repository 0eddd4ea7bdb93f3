import type { Landmarks } from './landmarks.ts';
import { type OutputBundle, withImports } from './routes-of-build.ts';

/** A module in a build: what it weighs, and the entries (the start, and all that is fetched by itself) that need it at once. */
interface UsedModule {
  readonly bytes: number;
  readonly entries: ReadonlySet<string>;
}

export type Usage = ReadonlyMap<string, UsedModule>;

/** The share of the other screens that must need a module before it goes to the file they have in common. */
const COMMON_SHARE = 0.5;
/** Marks and the names of classes lead to nothing further; a small one shared by two costs less in that file than a request does. */
const LEAF = /lucide|\.module\.css/;
const SMALL_BYTES = 700;

/** Who needs what, read off a build in which every entry has files of its own. */
export function usageOf(bundle: OutputBundle): Usage {
  const usage = new Map<string, { bytes: number; entries: Set<string> }>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
    for (const { modules } of withImports(bundle, chunk)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const used = usage.get(id) ?? { bytes: renderedLength, entries: new Set() };
        used.entries.add(chunk.facadeModuleId);
        usage.set(id, used);
      }
    }
  }
  return usage;
}

/**
 * The file each module goes to; a module without one stays with the part that needs it. A connection fetches a few files at
 * once, so what a page needs together is one file: left alone, a page would be a hundred files of a few hundred bytes.
 */
export function chunkPlan(usage: Usage, landmarks: Landmarks): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  const plan = new Map<string, string>();
  for (const [module, used] of usage) {
    const file = firstPageFile(used.entries, landmarks) ?? screensFile(module, used, landmarks, shared);
    if (file) plan.set(module, file);
  }
  return plan;
}

function firstPageFile(
  entries: ReadonlySet<string>,
  { start, login, home, late }: Landmarks,
): string | undefined {
  const neededBy = (marks: readonly string[]) => marks.some((mark) => entries.has(mark));
  const [forLogin, forHome] = [neededBy(login), neededBy(home)];
  if (entries.has(start) || (forLogin && forHome)) return 'client';
  if (forLogin) return entries.size > login.length ? 'form' : 'login';
  // Before home: that file is fetched at every start, and must not bring the whole home page with it.
  if (neededBy(late)) return 'late';
  return forHome ? 'home' : undefined;
}

/**
 * What many screens need is one file, what the same few of them share another; `shared` names those. The parts of the home
 * page that come behind it are one file beside the first of these.
 */
function screensFile(
  module: string,
  { bytes, entries }: UsedModule,
  { screens, parts }: Landmarks,
  shared: Map<string, string>,
): string | undefined {
  // A screen is a file of its own, whatever else leads to it (R2.1).
  if (screens.includes(module)) return undefined;
  const users = screens.filter((screen) => entries.has(screen));
  const forHome = parts.some((part) => entries.has(part));
  if (forHome && users.length === 0) return 'parts';
  const small = LEAF.test(module) && bytes < SMALL_BYTES && users.length > 1;
  if (forHome || small || users.length >= COMMON_SHARE * screens.length) return 'common';
  if (users.length === 0 || entries.size === 1) return undefined;
  const key = users.join();
  const file = shared.get(key) ?? `shared-${shared.size + 1}`;
  shared.set(key, file);
  return file;
}
