import type { Landmarks } from './landmarks.ts';
import { type OutputBundle, withImports } from './routes-of-build.ts';

/** A module of a build: its size, and the entries (the start, and every lazily loaded part) that import it statically. */
interface UsedModule {
  readonly bytes: number;
  readonly entries: ReadonlySet<string>;
}

export type Usage = ReadonlyMap<string, UsedModule>;

/** Share of the other screens that must need a module before it moves to their common file. */
const COMMON_SHARE = 0.5;
/**
 * Icons and CSS module names import nothing further. A small one shared by two screens costs less in the common file than a
 * request would.
 */
const LEAF = /lucide|\.module\.css/;
const SMALL_BYTES = 700;

/**
 * Which entry needs which modules, read from a build in which every entry has files of its own. Parts of one file (`inFile`) are
 * one entry with the name of the file.
 */
export function usageOf(bundle: OutputBundle, files: ReadonlyMap<string, string>): Usage {
  const usage = new Map<string, { bytes: number; entries: Set<string> }>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
    const entry = files.get(chunk.facadeModuleId) ?? chunk.facadeModuleId;
    for (const { modules } of withImports(bundle, chunk)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const used = usage.get(id) ?? { bytes: renderedLength, entries: new Set() };
        used.entries.add(entry);
        usage.set(id, used);
      }
    }
  }
  return usage;
}

/**
 * The file of each module; a module without one stays with the part that needs it. A connection fetches few files at once, so
 * everything a page needs together is one file: by default a page would be a hundred files of a few hundred bytes.
 *
 * @param files names of the files that parts say they belong to.
 */
export function chunkPlan(
  usage: Usage,
  landmarks: Landmarks,
  files: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  const plan = new Map<string, string>();
  for (const [module, used] of usage) {
    const file = firstPageFile(used, landmarks) ?? screensFile(module, used, landmarks, files, shared);
    if (file) plan.set(module, file);
  }
  return plan;
}

function firstPageFile(
  { bytes, entries }: UsedModule,
  { start, login, home, late, screens }: Landmarks,
): string | undefined {
  const neededBy = (marks: readonly string[]) => marks.some((mark) => entries.has(mark));
  const [forLogin, forHome] = [neededBy(login), neededBy(home)];
  // `late` is fetched at every start: what it shares with login must not bring the whole form to home.
  if (entries.has(start) || (forLogin && (forHome || neededBy(late)))) return 'client';
  // Otherwise most screens would load the login's form for the sake of a heading.
  const users = screens.filter((screen) => entries.has(screen));
  // A small one too: two screens would load the whole form for it.
  const isSmall = bytes < SMALL_BYTES && users.length > 1;
  if (forLogin && (isSmall || isCommon(users.length, screens))) return 'client';
  if (forLogin) return entries.size > login.length ? 'form' : 'login';
  // Checked before home: the `late` file is fetched at every start and must not load the whole home page with it.
  if (neededBy(late)) return 'late';
  return forHome ? 'home' : undefined;
}

/**
 * Modules needed by many screens, or assembled from all features, are one file; modules shared by the same few screens are
 * another, named in `shared`. Parts that say so are one more file, with what only they need.
 */
function screensFile(
  module: string,
  { bytes, entries }: UsedModule,
  { screens, parts, assembled }: Landmarks,
  files: ReadonlySet<string>,
  shared: Map<string, string>,
): string | undefined {
  // A screen is always a file of its own, whatever else imports it (R2.1).
  if (screens.includes(module)) return undefined;
  const users = screens.filter((screen) => entries.has(screen));
  const forHome = entries.has(parts);
  if (assembled.some((entry) => entries.has(entry))) return 'common';
  const named = [...entries].find((entry) => files.has(entry));
  if (named && users.length === 0) return entries.size === 1 || forHome ? named : `${named}-shared`;
  const small = LEAF.test(module) && bytes < SMALL_BYTES && users.length > 1;
  if (forHome || small || isCommon(users.length, screens)) return 'common';
  if (users.length === 0 || entries.size === 1) return undefined;
  const key = users.join();
  const file = shared.get(key) ?? `shared-${shared.size + 1}`;
  shared.set(key, file);
  return file;
}

function isCommon(users: number, screens: readonly string[]): boolean {
  return users >= COMMON_SHARE * screens.length;
}
