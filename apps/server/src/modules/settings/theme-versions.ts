import type { NodeChannels, Store, Tx } from '../../store/index.ts';
import { CONTENT_CHANNEL } from './content.ts';

/** A theme with what the program ships of it and the newest version of what operators changed. */
export interface StoredTheme extends Record<string, unknown> {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** As shipped. */
  readonly vars: Readonly<Record<string, string>>;
  /** Number of the newest version; 0 while operators have changed nothing. */
  readonly number: number;
  readonly changes: Readonly<Record<string, string>>;
  readonly by: string | null;
  readonly at: Date | null;
}

const COLUMNS = `t.id, t.name, t.scheme, t.vars, coalesce(v.number, 0) as number, coalesce(v.vars, '{}') as changes, v.by, v.at`;
const NEWEST =
  'left join lateral (select number, vars, by, at from theme_version where theme = t.id order by number desc limit 1) v on true';

/** The enabled themes in their order. */
export async function storedThemes(store: Pick<Store, 'query'>): Promise<readonly StoredTheme[]> {
  const { rows } = await store.query<StoredTheme>(
    `select ${COLUMNS} from theme t ${NEWEST} where t.enabled order by t.sort, t.id`,
  );
  return rows;
}

/** One enabled theme. */
export async function storedTheme(tx: Pick<Tx, 'query'>, id: string): Promise<StoredTheme | undefined> {
  const { rows } = await tx.query<StoredTheme>(
    `select ${COLUMNS} from theme t ${NEWEST} where t.enabled and t.id = $1`,
    [id],
  );
  return rows[0];
}

/** A version of a theme. */
export interface ThemeVersion extends Record<string, unknown> {
  readonly number: number;
  readonly vars: Readonly<Record<string, string>>;
  readonly by: string;
  readonly at: Date;
}

/** Versions of a theme, the newest first. */
export async function themeHistory(
  store: Pick<Store, 'query'>,
  theme: string,
  limit: number,
): Promise<readonly ThemeVersion[]> {
  const { rows } = await store.query<ThemeVersion>(
    'select number, vars, by, at from theme_version where theme = $1 order by number desc limit $2',
    [theme, limit],
  );
  return rows;
}

/** Puts colours over a shipped theme, on all nodes after the commit. None: the shipped theme again. */
export async function publishTheme(
  tx: Tx,
  nodeChannels: NodeChannels,
  { theme, vars, by }: { theme: string; vars: Readonly<Record<string, string>>; by: string },
): Promise<void> {
  await tx.query(
    `insert into theme_version (theme, number, vars, by)
     select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3 from theme_version where theme = $1`,
    [theme, JSON.stringify(vars), by],
  );
  await nodeChannels.notify(CONTENT_CHANNEL, theme, tx);
}
