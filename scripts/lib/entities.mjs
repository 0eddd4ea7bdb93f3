import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * The central tables by module, each with the columns that the diagram shows beside its keys. Keys, types and arrows come from the
 * schema.
 */
const CENTRAL = {
  identity: {
    user_account: ['user_name', 'kind', 'currency'],
    session: ['expires_at', 'end_reason'],
  },
  approvals: { approval: ['subject', 'act', 'entry', 'operator_id'] },
  operators: { operator: ['name', 'person', 'role'] },
  console: {
    console_command: ['action', 'target', 'shown_hash', 'needs', 'state'],
    console_decision: ['what', 'shown_hash'],
  },
  lotteries: { lottery: ['family', 'source', 'config'] },
  draws: { epoch: ['number', 'length'], draw: ['issue', 'state', 'settle_progress'] },
  betting: {
    bet: ['user_id', 'draw_id', 'play_id', 'content', 'stake', 'odds', 'rid'],
    bet_request: ['draw_id', 'refusals'],
  },
  settlement: { outcome: ['user_id', 'kind', 'payout'] },
  chase: {
    chase: ['user_id', 'lottery_id', 'state', 'cost'],
    chase_issue: ['chase_id', 'issue', 'state', 'rid', 'draw_id'],
  },
  ledger: {
    account: ['user_id', 'kind', 'currency', 'balance'],
    batch: ['entries', 'hash'],
    ledger_tx: ['batch_id', 'kind', 'key', 'user_id'],
    entry: ['tx_id', 'account_id', 'user_id', 'amount', 'currency'],
  },
  cashier: {
    deposit_channel: ['method', 'open'],
    deposit: ['state', 'amount', 'payment'],
    payout_account: ['kind', 'shown'],
    withdrawal: ['user_id', 'state', 'amount'],
  },
  games: { game_platform: ['wallet', 'enabled'], transfer: ['direction', 'state', 'ref'] },
  files: { file: ['kind', 'subject_id'] },
  rewards: {
    offer: ['kind', 'budget', 'per_player'],
    offer_use: ['used'],
    reward_grant: ['user_id', 'source', 'source_ref', 'offer_id', 'amount', 'paid', 'state'],
    grant_entry: ['amount', 'tx'],
  },
  chat: {
    chat_room: ['kind', 'key', 'last_seq'],
    chat_message: ['sender', 'client_id', 'kind', 'removed_by'],
    chat_member: ['read_seq', 'muted_until'],
  },
  service: {
    service_agent: ['name', 'online', 'capacity'],
    service_case: ['user_id', 'state', 'priority', 'agent', 'queued_at', 'rating'],
  },
};

const schema = join(root, 'apps/server/src/store/schema');
const migrations = join(root, 'apps/server/src/store/migrations');
const TABLE = /create (?:unlogged )?table (\w+) \(([\s\S]*?)\n\)[^;]*;/g;
const ALTERED = /\balter table (?:if exists )?(?:only )?(\w+)/gi;
/** A migration that removes a foreign key by the name that PostgreSQL gave it. */
const UNTIED = /\balter table (\w+) drop constraint \1_(\w+)_fkey;/gi;
/** A migration that adds a column. */
const ADDED = /\balter table (\w+) add column ([^;]*);/gi;
const CONSTRAINT = /^(primary key|unique|check|constraint|foreign key|exclude)\b/;
const TYPE_ENDS =
  /\s+(?:not null|null|primary key|default|check|references|unique|generated|collate)\b[\s\S]*$/;

/** The parts of a list in SQL, split at its own commas and not at those within parentheses or texts. */
function partsOf(list) {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const letter of list) {
    if (letter === "'") quoted = !quoted;
    if (!quoted) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
}

const namesIn = (text) => text.split(',').map((name) => name.trim());

/** The tables that SQL creates: `{ name, columns: [{ name, type, nullable, references }], key: [names] }`. */
export function tablesIn(sql) {
  return [...sql.replace(/--.*$/gm, '').matchAll(TABLE)].map(([, name, body]) => {
    const parts = partsOf(body);
    const columns = parts
      .filter((part) => !CONSTRAINT.test(part))
      .map((part) => {
        const [, column, rest] = /^(\w+) (.*)$/.exec(part);
        return {
          name: column,
          type: rest.replace(TYPE_ENDS, '').replace(/\(.*\)/, ''),
          nullable: !/\b(?:not null|primary key)\b/.test(rest),
          references: /\breferences (\w+)/.exec(rest)?.[1],
          isKey: /\bprimary key\b/.test(rest),
        };
      });
    const listed = parts.map((part) => /^primary key \((.*)\)$/.exec(part)?.[1]).find((list) => list);
    const key = listed ? namesIn(listed) : columns.filter(({ isKey }) => isKey).map((column) => column.name);
    return { name, columns, key };
  });
}

/**
 * The tables of the modules above, by name. A migration that creates tables names their module: `NNNN_<module>_<what>.sql`. Throws
 * when a migration changes a table of the diagram otherwise than by adding a column or removing a foreign key, because only these and
 * `create table` are read.
 */
function tablesOfSchema() {
  const later = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ module: name.split('_')[1], sql: readFileSync(join(migrations, name), 'utf8') }));
  const shown = new Set(Object.values(CENTRAL).flatMap((tables) => Object.keys(tables)));
  const changed = later.flatMap(({ sql }) =>
    [...sql.replace(UNTIED, '').replace(ADDED, '').matchAll(ALTERED)].map(([, name]) => name),
  );
  const untied = new Set(
    later.flatMap(({ sql }) => [...sql.matchAll(UNTIED)].map(([, table, column]) => `${table}.${column}`)),
  );
  const added = later.flatMap(({ sql }) =>
    [...sql.matchAll(ADDED)].flatMap(([, table, column]) =>
      tablesIn(`create table ${table} (\n${column}\n);`),
    ),
  );
  const addedTo = (name) => added.flatMap((table) => (table.name === name ? table.columns : []));
  if (changed.some((name) => shown.has(name)))
    throw new Error('The diagram of the entities reads no such `alter table` of migrations.');
  const first = Object.keys(CENTRAL)
    .map((module) => ({ module, file: join(schema, module, 'tables.sql') }))
    .filter(({ file }) => existsSync(file))
    .map(({ module, file }) => ({ module, sql: readFileSync(file, 'utf8') }));
  const all = [...first, ...later].flatMap(({ module, sql }) =>
    tablesIn(sql).map((table) => ({
      ...table,
      columns: [...table.columns, ...addedTo(table.name)].map((column) =>
        untied.has(`${table.name}.${column.name}`) ? { ...column, references: undefined } : column,
      ),
      module,
    })),
  );
  return new Map(all.map((table) => [table.name, table]));
}

/** The central tables as a Mermaid diagram. Throws for a table or column that the schema does not have. */
export function entityDiagram() {
  const tables = tablesOfSchema();
  const central = Object.entries(CENTRAL).flatMap(([module, names]) =>
    Object.entries(names).map(([name, shown]) => {
      const table = tables.get(name);
      if (table?.module !== module) throw new Error(`Module ${module} has no table ${name}.`);
      const missing = shown.filter((column) => !table.columns.some((known) => known.name === column));
      if (missing.length > 0) throw new Error(`Table ${name} has no column ${missing.join(', ')}.`);
      return { ...table, shown: new Set([...shown, ...table.key]) };
    }),
  );
  const names = new Set(central.map(({ name }) => name));
  const isArrow = ({ references }) => references !== undefined && names.has(references);
  const arrows = central.flatMap(({ name, columns, key }) =>
    columns.filter(isArrow).map(({ name: column, nullable, references }) => {
      const many = key.length === 1 && key[0] === column ? 'o|' : 'o{';
      return `  ${references} ${nullable ? '|o' : '||'}--${many} ${name} : "${column}"`;
    }),
  );
  const boxes = central.flatMap(({ name, module, columns, key, shown }) => [
    `  ${name}["${module}: ${name}"] {`,
    ...columns
      .filter((column) => shown.has(column.name) || isArrow(column))
      .map((column) => {
        const marks = [key.includes(column.name) && 'PK', isArrow(column) && 'FK'].filter(Boolean);
        const type = column.type.replace('[]', '_list');
        return `    ${[type, column.name, marks.join(', ')].filter(Boolean).join(' ')}`;
      }),
    '  }',
  ]);
  return ['```mermaid', 'erDiagram', ...arrows, ...boxes, '```'].join('\n');
}

const BEGIN = '<!-- Made from the schema by `npm run entities`; do not edit. -->\n';
const END = '\n<!-- End of the diagram. -->';

/** A document with the diagram between its two marks replaced. */
export function withDiagram(text) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The document has no marks for the diagram of the entities.');
  return `${text.slice(0, from + BEGIN.length)}${entityDiagram()}${text.slice(to)}`;
}
