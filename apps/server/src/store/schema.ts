import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One script with the name that table `migration` records it under. */
export interface Script {
  name: string;
  sql: string;
}

/** The schema of a version, read from a folder of modules. */
export interface Schema {
  /** Runs once, on an empty database: roles, functions that tables need, tables and seed rows. */
  baseline: Script[];
  /** Run again whenever they change: functions, views and triggers, each after what it names. */
  repeatables: Script[];
}

/** Where the platform's own schema lies. */
export const SCHEMA = join(import.meta.dirname, 'schema');

/** Folders of the schema in the order of their tables: a module comes after those that its tables refer to. */
const MODULES = [
  'base',
  'settings',
  'identity',
  'recovery',
  'operators',
  'approvals',
  'lotteries',
  'draws',
  'betting',
  'settlement',
  'chase',
  'ledger',
  'protection',
  'cashier',
  'games',
  'files',
  'turnover',
  'facts',
  'rewards',
  'water-rates',
  'vip',
  'water-back',
  'teams',
  'commission',
  'reward-draws',
  'welfare',
  'activities',
  'reports',
  'chat',
  'service',
  'notices',
  'event-log',
  'cases',
  'console',
  'providers',
  'installation',
  'admission',
];

/** Reads the schema of a folder. The functions of `base` are also part of the baseline, because tables call them. */
export function schemaIn(folder: string, modules = MODULES): Schema {
  const files = (module: string, part: string): Script[] => sqlFiles(folder, `${module}/${part}`);
  const file = (module: string, name: string): Script[] =>
    files(module, '.').filter((found) => found.name === `${module}/${name}`);
  const each = (work: (module: string) => Script[]): Script[] => modules.flatMap(work);
  const functions = each((module) => files(module, 'functions'));
  const views = each((module) => file(module, 'views.sql'));
  const triggers = each((module) => file(module, 'triggers.sql'));
  return {
    baseline: [
      ...file('base', 'roles.sql'),
      ...files('base', 'functions'),
      ...each((module) => file(module, 'tables.sql')),
    ],
    repeatables: [...afterWhatTheyName([...views, ...functions]), ...triggers],
  };
}

/** The `.sql` files of one folder, ordered by name. */
function sqlFiles(root: string, path: string): Script[] {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name: `${path.replace(/\/\.$/, '')}/${name}`,
      sql: readFileSync(join(folder, name), 'utf8'),
    }));
}

/** PostgreSQL checks the body of a view or of a `begin atomic` function at once, so what it names must exist before it. */
function afterWhatTheyName(scripts: Script[]): Script[] {
  const definers = new Map(scripts.flatMap((script) => definedBy(script).map((name) => [name, script])));
  const begun = new Set<Script>();
  const ordered: Script[] = [];
  const add = (script: Script): void => {
    if (begun.has(script)) return;
    begun.add(script);
    for (const [word] of script.sql.replace(/--.*$/gm, '').matchAll(/\w+/g)) {
      const definer = definers.get(word);
      if (definer) add(definer);
    }
    ordered.push(script);
  };
  for (const script of scripts) add(script);
  return ordered;
}

function definedBy({ sql }: Script): string[] {
  return [...sql.matchAll(/^create or replace (?:function|view) (\w+)/gm)].map(([, name = '']) => name);
}
