import { chanceOf } from './chance.ts';

/** An invite link. Days count back from the first start, negative ones forward; rates are ppm. */
export interface TeamLink {
  /** Place of the owner in the list of players. */
  readonly owner: number;
  readonly name: string;
  readonly kind: 'player' | 'agent';
  readonly ppm: number;
  readonly made: number;
  readonly ends?: number;
  readonly usesMax?: number;
  readonly disabled?: number;
}

/** Links of the agent at the top, in every state, and how many members came through each. */
export const TOP_LINKS: readonly (Omit<TeamLink, 'owner'> & { readonly members: number })[] = [
  { name: '合作伙伴', kind: 'agent', ppm: 11_000, made: 410, members: 3 },
  { name: '分区代理', kind: 'agent', ppm: 10_000, made: 380, usesMax: 20, members: 5 },
  { name: '朋友群', kind: 'player', ppm: 8_000, made: 270, ends: -90, usesMax: 50, members: 7 },
  { name: '论坛签名', kind: 'player', ppm: 6_000, made: 200, ends: -33, members: 3 },
  { name: '旧海报', kind: 'player', ppm: 7_000, made: 350, disabled: 44, members: 3 },
  { name: '周年活动', kind: 'player', ppm: 8_000, made: 240, ends: 150, members: 2 },
  { name: '老朋友', kind: 'player', ppm: 9_000, made: 330, usesMax: 4, members: 4 },
];

/** Links of a member who is an agent. */
export const ownLinks = (owner: number, { ppm, joined }: { ppm: number; joined: number }): TeamLink[] => [
  { owner, name: '代理', kind: 'agent', ppm: ppm - 1_000, made: joined - 1 },
  { owner, name: '玩家', kind: 'player', ppm: ppm - 2_000, made: joined - 1 },
  { owner, name: '新朋友', kind: 'player', ppm: ppm - 3_000, made: joined - 2 },
];

/** Ends some links of the members after their last registration. The links of the agent at the top end as listed. */
export function closeLinks(
  links: readonly TeamLink[],
  players: readonly { readonly link: number | null; readonly joined: number }[],
): TeamLink[] {
  return links.map((link, place) => {
    if (link.owner === 0) return link;
    const chance = chanceOf(`link ${place}`);
    const joined = players.filter((player) => player.link === place).map((player) => player.joined);
    const last = Math.min(link.made, ...joined) - 1;
    const ending = chance.below(10);
    if (ending === 0 && last >= 1) return { ...link, disabled: last };
    if (ending === 1 && last >= 1) return { ...link, ends: last };
    if (ending === 2 && joined.length > 0) return { ...link, usesMax: joined.length };
    return ending < 6 && link.made < 300 ? { ...link, ends: link.made - 365 } : link;
  });
}
