import type { MessageKey } from '@tessera/messages';
import type { CallPayload } from '@tessera/protocol/endpoints';
import { builtKey } from '../../../platform/i18n/index.ts';
import type { RouteName } from '../../../platform/navigation/index.ts';

/** Topics of the tree, in order; `plays` contains the families, whose texts are generated from the rules. */
export const categories = ['start', 'plays', 'money', 'rewards', 'security', 'fairness', 'rational'] as const;
export type Category = (typeof categories)[number];

/** A block of an article: paragraph, heading, point of a list, numbered step. */
export type BlockKind = 'p' | 'h' | 'l' | 'n';

type GoName = Extract<
  RouteName,
  | 'lottery'
  | 'lottery-data'
  | 'record-bet'
  | 'record-log'
  | 'user-info'
  | 'login-record'
  | 'verify'
  | 'responsible'
  | 'money-recharge'
  | 'money-withdraw'
  | 'money-transfer'
  | 'bank-manage'
  | 'user-vip'
  | 'user-waterback'
  | 'user-welfare'
  | 'activity-list'
  | 'team-list'
  | 'team-link'
>;

/** Known to the server, which counts answers to "Did this help?". */
type ArticleId = CallPayload<'POST /api/help/vote'>['article'];

/** An article. Its texts are the messages `help_<id>_title` and `help_<id>_1` onwards, one per block. */
export interface Article {
  readonly id: ArticleId;
  readonly category: Exclude<Category, 'plays'>;
  /** One letter per block. */
  readonly blocks: string;
  /** Pages it mentions, linked at its end as `help_go_<name>`. */
  readonly go: readonly GoName[];
  /** Offers the introduction cards of the first session at its end. */
  readonly firstSteps?: true;
}

export const articles: readonly Article[] = [
  { id: 'first-bet', category: 'start', blocks: 'phnnnnhp', go: ['lottery'], firstSteps: true },
  { id: 'stake', category: 'start', blocks: 'phlllllhp', go: ['lottery'] },
  { id: 'draws', category: 'start', blocks: 'pllllll', go: ['lottery-data'] },
  { id: 'chase', category: 'start', blocks: 'phllllhlll', go: ['lottery', 'record-bet'] },
  { id: 'bets', category: 'start', blocks: 'ppp', go: ['record-bet'] },
  { id: 'deposit', category: 'money', blocks: 'phnnnnhlllhll', go: ['money-recharge', 'record-log'] },
  { id: 'deposit-bank', category: 'money', blocks: 'phnnnnhlll', go: ['money-recharge'] },
  { id: 'deposit-qr', category: 'money', blocks: 'phnnnnhll', go: ['money-recharge'] },
  { id: 'deposit-card', category: 'money', blocks: 'phnnnhlll', go: ['money-recharge'] },
  { id: 'deposit-usdt', category: 'money', blocks: 'phllhnnnhllll', go: ['money-recharge'] },
  { id: 'withdrawal', category: 'money', blocks: 'phnnnnhllllhll', go: ['money-withdraw', 'bank-manage'] },
  { id: 'payout-accounts', category: 'money', blocks: 'phllhllhlll', go: ['bank-manage', 'user-info'] },
  { id: 'turnover', category: 'money', blocks: 'phllllhp', go: ['money-withdraw', 'record-bet'] },
  { id: 'transfer', category: 'money', blocks: 'phnnnhllll', go: ['money-transfer'] },
  { id: 'team', category: 'money', blocks: 'phlllhllllhllllhllhl', go: ['team-list', 'team-link'] },
  { id: 'money-limits', category: 'money', blocks: 'phlllhlll', go: ['responsible', 'money-recharge'] },
  { id: 'vip', category: 'rewards', blocks: 'phlllhlllhp', go: ['user-vip'] },
  { id: 'water-back', category: 'rewards', blocks: 'phlllhllll', go: ['user-waterback'] },
  { id: 'offers', category: 'rewards', blocks: 'phllhllllhp', go: ['user-welfare', 'activity-list'] },
  { id: 'sign-in', category: 'security', blocks: 'llllllp', go: ['login-record', 'user-info'] },
  { id: 'lost-password', category: 'security', blocks: 'plllhlllhp', go: ['user-info'] },
  { id: 'guard', category: 'security', blocks: 'phllllhp', go: ['user-info', 'login-record'] },
  { id: 'drawing', category: 'fairness', blocks: 'phnnnnhpp', go: ['verify'] },
  { id: 'receipts', category: 'fairness', blocks: 'ppp', go: ['record-bet', 'verify'] },
  { id: 'check-draw', category: 'fairness', blocks: 'phnnnhlll', go: ['verify', 'lottery-data'] },
  { id: 'pace', category: 'rational', blocks: 'phllllllpp', go: ['responsible'] },
  { id: 'own-limits', category: 'rational', blocks: 'phlllhlllhl', go: ['responsible'] },
  { id: 'breaks', category: 'rational', blocks: 'phllhlllhp', go: ['responsible'] },
];

/** The article with this id, if any. */
export function articleOf(id: string | undefined): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** Blocks that belong together: one paragraph or heading, or all points of one list. */
export interface Run {
  readonly kind: BlockKind;
  /** Message keys. */
  readonly keys: readonly MessageKey[];
}

/** Message key of an article's title. */
export function titleKey(id: string): MessageKey {
  return builtKey(`${stemOf(id)}_title`);
}

/** The blocks of an article, with list points grouped. */
export function runsOf({ id, blocks }: Article): readonly Run[] {
  const runs: { kind: BlockKind; keys: MessageKey[] }[] = [];
  for (const [index, letter] of [...blocks].entries()) {
    const kind = letter as BlockKind;
    const key = builtKey(`${stemOf(id)}_${index + 1}`);
    const last = runs.at(-1);
    if (last?.kind === kind && (kind === 'l' || kind === 'n')) last.keys.push(key);
    else runs.push({ kind, keys: [key] });
  }
  return runs;
}

function stemOf(id: string): `help_${string}` {
  return `help_${id.replaceAll('-', '_')}`;
}
