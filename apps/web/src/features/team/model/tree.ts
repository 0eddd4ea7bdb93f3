/** A member in the tree, as the list of a level has it. */
interface TreeMember {
  readonly id: number;
  readonly name: string;
  readonly kind: 'player' | 'agent';
  /** Members below. */
  readonly all: number;
}

/** One line of the tree. */
export interface TreeLine {
  readonly id: number;
  readonly name: string;
  readonly all: number;
  /** Levels below the own team, which is 0. */
  readonly level: number;
  /** On the path to the level on show, so that its own members follow. */
  readonly open: boolean;
  /** The level on show. */
  readonly current: boolean;
}

/**
 * Lines of the tree, from the top: of each level on the path its agents, and below the one on the path those of the next level.
 * Players have nothing below and are left out.
 *
 * @param path - From below the own team to the level on show; a member that its list does not have is shown with its name alone.
 * @param levels - Members of the own team, then those of each member of the path; absent while they load.
 */
export function treeLines(
  path: readonly Pick<TreeMember, 'id' | 'name'>[],
  levels: readonly (readonly TreeMember[] | undefined)[],
): readonly TreeLine[] {
  const [members = [], ...below] = levels;
  return linesAt(1, path, members, below);
}

function linesAt(
  level: number,
  path: readonly Pick<TreeMember, 'id' | 'name'>[],
  members: readonly TreeMember[],
  below: readonly (readonly TreeMember[] | undefined)[],
): readonly TreeLine[] {
  const [step, ...further] = path;
  const agents = members.filter(({ kind }) => kind === 'agent');
  const missing = step && !agents.some(({ id }) => id === step.id) ? [{ ...step, all: 0 }] : [];
  return [...missing, ...agents].flatMap(({ id, name, all }) => {
    const open = id === step?.id;
    const line = { id, name, all, level, open, current: open && further.length === 0 };
    if (!open) return [line];
    const [next = [], ...deeper] = below;
    return [line, ...linesAt(level + 1, further, next, deeper)];
  });
}
