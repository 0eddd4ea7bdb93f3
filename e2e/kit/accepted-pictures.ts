/**
 * The pictures of screens that somebody looked at and accepted, one small WebP for each, and what a run does with them:
 * `compare` lists the screens that look different, `accept` puts the pictures of today in their place, `restless` makes transparent
 * what differs, which is then compared no longer (`picture-cells.ts`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { framed, holesOf, judge, withHoles } from './picture-cells.ts';
import type { WebpPage } from './webp.ts';

export const TREATMENTS = ['compare', 'accept', 'restless'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** A screen that differs in more of its places is another screen, not a restless one. */
const RESTLESS_SHARE_MAX = 0.5;

export interface AcceptedPictures {
  /** Takes one picture of this run. `width` is that of the accepted picture, px. */
  take(name: string, png: Buffer, width: number): Promise<void>;
  /** The pictures that differ from the accepted one, or have none, or differ in too much to be called restless; each with how much. */
  changed(): { readonly name: string; readonly cells: number; readonly of: number }[];
  /** The share of all places that was compared, 0 to 1. */
  compared(): number;
  /** Names of the accepted pictures of which none was taken. */
  others(): string[];
  /** Removes these accepted pictures. */
  forget(names: readonly string[]): void;
}

/**
 * @param folder the accepted pictures
 * @param seenIn the folder in which `compare` puts what it saw where it differs, with the cells framed
 */
export function openAccepted(
  webp: WebpPage,
  folder: string,
  seenIn: string,
  treatment: Treatment,
): AcceptedPictures {
  mkdirSync(folder, { recursive: true });
  mkdirSync(seenIn, { recursive: true });
  const names = new Set<string>();
  const changed: { name: string; cells: number; of: number }[] = [];
  const cells = { compared: 0, all: 0 };

  async function take(name: string, png: Buffer, width: number): Promise<void> {
    names.add(name);
    const path = join(folder, `${name}.webp`);
    const taken = await webp.pixelsOf(png, width);
    const accepted = existsSync(path) ? await webp.pixelsOf(readFileSync(path)) : undefined;
    const holes = accepted ? holesOf(accepted) : [];
    // Compressed in the same way, with the same holes: otherwise edges of strong colours would differ.
    const seen = await webp.pixelsOf(await webp.webpOf(withHoles(taken, holes)));
    const judged = accepted && judge(accepted, seen);
    const { differing, compared, all } = judged ?? { differing: [], compared: 0, all: 0 };
    cells.compared += compared;
    cells.all += all;
    const note = () => changed.push({ name, cells: differing.length, of: compared });
    if (treatment === 'restless' && judged) {
      if (differing.length > compared * RESTLESS_SHARE_MAX) note();
      else if (differing.length > 0)
        // From the picture of today, because one that is compressed twice has lost its edges.
        writeFileSync(path, await webp.webpOf(withHoles(taken, [...holes, ...differing])));
      return;
    }
    if (judged?.same) return;
    note();
    if (treatment === 'accept') return writeFileSync(path, await webp.webpOf(taken));
    writeFileSync(join(seenIn, `${name}.webp`), await webp.webpOf(framed(taken, differing)));
  }

  return {
    take,
    changed: () => changed,
    compared: () => (cells.all === 0 ? 0 : cells.compared / cells.all),
    others: () =>
      readdirSync(folder)
        .map((file) => file.replace(/\.webp$/, ''))
        .filter((name) => !names.has(name)),
    forget(unwanted) {
      for (const name of unwanted) rmSync(join(folder, `${name}.webp`));
    },
  };
}
