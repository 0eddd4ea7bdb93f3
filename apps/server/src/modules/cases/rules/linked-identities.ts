import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, ROWS_MAX, type Span } from './rule.ts';

/** Other accounts that share only a browser: a household has some. */
const BROWSER_OTHERS = 3;

/** An account that belongs to a player, and by what. */
export interface Link {
  readonly other: bigint;
  readonly by: 'device' | 'payee' | 'person';
  /** Self-excluded, or disabled by operators: the person may not play at all. */
  readonly excluded: boolean;
  readonly disabled: boolean;
}

interface LinkFacts {
  readonly accounts: number;
  readonly device: number;
  readonly payee: number;
  readonly person: number;
  readonly excluded: number;
  readonly disabled: number;
}

/** How many accounts belong to a player, by what, and how many of them may not play. */
export function countLinks(links: readonly Link[]): LinkFacts {
  const count = (holds: (link: Link) => boolean) =>
    new Set(links.filter(holds).map(({ other }) => other)).size;
  return {
    accounts: count(() => true),
    device: count(({ by }) => by === 'device'),
    payee: count(({ by }) => by === 'payee'),
    person: count(({ by }) => by === 'person'),
    excluded: count(({ excluded }) => excluded),
    disabled: count(({ disabled }) => disabled),
  };
}

/** `strong` when one of the accounts may not play; undefined for what a household explains. */
export function strengthOf(facts: LinkFacts): 'strong' | 'medium' | undefined {
  if (facts.excluded + facts.disabled > 0) return 'strong';
  return facts.payee + facts.person > 0 || facts.device >= BROWSER_OTHERS ? 'medium' : undefined;
}

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly other_id: bigint;
  readonly by: 'device' | 'payee' | 'person';
  readonly enable: boolean;
  readonly excluded: boolean;
}

async function readLinks(tx: Tx, { from, to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `with seen as materialized (
       select distinct user_id from player_session where created_at >= $1 and created_at < $2 order by user_id limit $3
     )
     select s.user_id, l.other_id, l.by, p.enable,
       exists (select from player_break b where b.user_id = p.id and b.kind = 'exclusion') as excluded
     from seen s join player_link l on l.user_id = s.user_id join player p on p.id = l.other_id
     where p.kind in ('player', 'agent') and p.currency <> 'TRIAL' order by s.user_id, l.other_id limit $3`,
    [from, to, ROWS_MAX],
  );
  return rows;
}

/** Accounts that share a browser, an account for payouts or a verified person, looked at when one of them signs in. */
export const linkedIdentities: CaseRule = {
  id: 'linked-identities',
  title: { enUs: 'Several accounts of one person', zhCn: '疑似同一人的多个账户' },
  version: 1,
  kind: 'risk',
  strength: 'medium',
  dueHours: 48,
  facts: [
    { id: 'accounts', name: { enUs: 'Other accounts', zhCn: '其他账户' }, unit: 'count' },
    { id: 'device', name: { enUs: 'Same browser', zhCn: '同一浏览器' }, unit: 'count' },
    { id: 'payee', name: { enUs: 'Same payout account', zhCn: '同一收款账户' }, unit: 'count' },
    { id: 'person', name: { enUs: 'Same verified person', zhCn: '同一实名' }, unit: 'count' },
    { id: 'excluded', name: { enUs: 'Self-excluded', zhCn: '已自我排除' }, unit: 'count' },
    { id: 'disabled', name: { enUs: 'Disabled', zhCn: '已停用' }, unit: 'count' },
    { id: 'others', name: { enUs: 'Ids', zhCn: '编号' }, unit: 'text' },
  ],
  async find(tx, span) {
    const byUser = Map.groupBy(await readLinks(tx, span), ({ user_id }) => user_id);
    return [...byUser]
      .flatMap(([userId, rows]) => {
        const links = rows.map((row) => ({
          other: row.other_id,
          by: row.by,
          excluded: row.excluded,
          disabled: !row.enable,
        }));
        const facts = countLinks(links);
        const strength = strengthOf(facts);
        if (!strength) return [];
        const others = [...new Set(links.map(({ other }) => other))];
        // Another account, and another standing of one, is another finding.
        const key = `${others.at(-1)}/${others.length}/${facts.excluded}/${facts.disabled}`;
        return [
          {
            userId,
            key,
            strength,
            facts: {
              ...facts,
              others: others
                .slice(-10)
                .map((id) => `#${id}`)
                .join(' '),
            },
          },
        ];
      })
      .slice(0, MARKS_MAX);
  },
};
