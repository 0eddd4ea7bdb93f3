import { DEMO_AGENT } from '../demo-players.ts';
import { type Chance, chanceOf } from './chance.ts';
import { closeLinks, ownLinks, type TeamLink, TOP_LINKS } from './links.ts';
import { teamNames } from './names.ts';

/** How often someone bets, and how much. */
export type Habit = 'daily' | 'heavy' | 'regular' | 'casual' | 'unused';

/** The agent of the demonstration, or a member below. Days count back from the first start; rates are ppm. */
export interface TeamPlayer {
  readonly name: string;
  /** Place of the upline in the list; null for the agent at the top. */
  readonly parent: number | null;
  /** 0 for the agent at the top. */
  readonly level: number;
  readonly kind: 'player' | 'agent';
  /** Place of the link of the registration. */
  readonly link: number | null;
  /** Rate of the first day. */
  readonly ppm: number;
  readonly joined: number;
  /** A later rate and the days before the start on which it begins to hold; -1 is tomorrow. */
  readonly change?: { readonly ppm: number; readonly from: number };
  readonly habit: Habit;
}

export interface Team {
  /** The agent first; everyone after their upline. */
  readonly players: readonly TeamPlayer[];
  readonly links: readonly TeamLink[];
  /** Place of a direct member who uses the browser of the agent: their commission is held. */
  readonly linked: number;
}

/** Members of each level below the agent, and how many of them are agents. */
const LEVELS = [
  { members: 27, agents: 8 },
  { members: 88, agents: 22 },
  { members: 117, agents: 15 },
  { members: 68, agents: 0 },
] as const;
const TOP_PPM = 12_000;
const TOP_JOINED = 420;
/** Days between a registration and the first one through a link of the new member. */
const SETTLED_IN = 6;
/** A change of a rate. */
const STEP_PPM = 500;

type Draft = { -readonly [Key in keyof TeamPlayer]: TeamPlayer[Key] };

/** The team of the demonstration: 300 members on four levels below the agent, with rates that fall along every chain. */
export function demoTeam(): Team {
  const names = teamNames(LEVELS.reduce((sum, { members }) => sum + members, 0));
  const players: Draft[] = [
    {
      name: DEMO_AGENT,
      parent: null,
      level: 0,
      kind: 'agent',
      link: null,
      ppm: TOP_PPM,
      joined: TOP_JOINED,
      habit: 'daily',
    },
  ];
  const links: TeamLink[] = TOP_LINKS.map((link) => ({ ...link, owner: 0 }));
  for (const [index, { members, agents }] of LEVELS.entries()) {
    const uplines = players.flatMap(({ level, kind }, place) =>
      level === index && kind === 'agent' ? [place] : [],
    );
    for (const place of uplines.slice(index === 0 ? 1 : 0)) links.push(...ownLinks(place, players[place]!));
    for (let member = 0; member < members; member += 1) {
      const chance = chanceOf(`member ${players.length}`);
      const kind = member < agents ? 'agent' : 'player';
      const link = index === 0 ? topLink(links, players) : chosenLink(links, uplines, kind, chance);
      const { owner, ppm, kind: invited } = links[link]!;
      players.push({
        name: names[players.length - 1]!,
        parent: owner,
        level: index + 1,
        kind: invited,
        link,
        ppm,
        joined: joinedThrough(links[link]!, players[owner]!, chance),
        habit: habitOf(chance),
      });
    }
  }
  changeRates(players);
  const linked = players.findIndex(
    ({ level, kind, habit }) => level === 1 && kind === 'player' && habit === 'regular',
  );
  return { players, links: closeLinks(links, players), linked };
}

/** The next link of the top agent that has room: these are filled in their order. */
function topLink(links: readonly TeamLink[], players: readonly TeamPlayer[]): number {
  return TOP_LINKS.findIndex(
    ({ members }, place) => players.filter(({ link }) => link === place).length < members && links[place],
  );
}

/** A link of one of the uplines; the first uplines have the largest teams. */
function chosenLink(
  links: readonly TeamLink[],
  uplines: readonly number[],
  kind: TeamPlayer['kind'],
  chance: Chance,
): number {
  const owner = uplines[chance.low(uplines.length)]!;
  const fitting = links.flatMap((link, place) => (link.owner === owner && link.kind === kind ? [place] : []));
  return chance.one(fitting);
}

/** Days before the start: while the link was usable, and agents soon after its making, so that they can have members. */
function joinedThrough(link: TeamLink, owner: TeamPlayer, chance: Chance): number {
  const first = Math.min(link.made, owner.joined - SETTLED_IN) - 1;
  if (link.kind === 'agent') return first - chance.below(45);
  const last = Math.max(link.disabled ?? 0, link.ends ?? 0, 0) + 1;
  // Some are new.
  return last + chance.below(last === 1 && chance.happens(60) ? 7 : first - last);
}

function habitOf(chance: Chance): Habit {
  const number = chance.below(100);
  if (number < 4) return 'heavy';
  if (number < 29) return 'regular';
  return number < 76 ? 'casual' : 'unused';
}

/** Changes the rate of some members, never above the lowest of the upline or below the highest of a direct member. */
function changeRates(players: Draft[]): void {
  for (const [place, player] of players.entries()) {
    if (player.parent === null || place % 11 !== 4) continue;
    const chance = chanceOf(`change ${place}`);
    const upline = players[player.parent]!;
    const ceiling = Math.min(upline.ppm, upline.change?.ppm ?? upline.ppm);
    const floor = Math.max(0, ...players.filter(({ parent }) => parent === place).map(({ ppm }) => ppm));
    const ppm = player.ppm + (player.kind === 'agent' && chance.happens(500) ? -STEP_PPM : STEP_PPM);
    // The days of play are behind most changes; the last one holds from tomorrow.
    if (ppm > ceiling || ppm < floor || player.joined < 4) continue;
    player.change = { ppm, from: place % 3 === 0 ? -1 : 1 + chance.below(Math.min(player.joined - 2, 50)) };
  }
}
