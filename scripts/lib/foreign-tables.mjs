import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from './import-graph.mjs';
import { root } from './paths.mjs';

const server = join(root, 'apps/server/src');
const sqlFolders = ['schema', 'migrations'].map((name) => join(server, 'store', name));

/** Tables and views by the part of the server that owns them: a folder of `modules`, or of `apps/server/src` beside it. */
const tablesOf = {
  store: ['clock_offset', 'job', 'request', 'socket_io_attachments'],
  admission: ['admission_bucket', 'admission_node', 'admission_socket'],
  installation: ['installation'],
  providers: ['provider_event', 'reconciliation'],
  betting: ['bet_request', 'exposure', 'exposure_user', 'receipt_batch', 'ticket', 'bet_state'],
  cashier: [
    ...['deposit', 'deposit_address', 'deposit_channel', 'deposit_payment', 'deposit_receipt'],
    ...['exchange_rate', 'identity_check', 'player_identity'],
    ...['payout_account', 'payout_clearance', 'withdrawal', 'withdrawal_review', 'withdrawal_step'],
  ],
  chase: ['chase', 'chase_issue'],
  draws: [
    ...['draw', 'draw_correction', 'epoch', 'feed_report', 'journal', 'journal_head', 'operator_entry'],
  ],
  'event-log': ['event_chain', 'event_log', 'event_queue'],
  games: [
    ...['game', 'game_plat', 'game_player', 'game_round', 'game_session', 'game_statement'],
    ...['game_wallet_call', 'provider_review', 'transfer'],
  ],
  identity: [
    ...['authenticator', 'captcha_used', 'device_credential', 'guess', 'login_record', 'login_throttle'],
    ...['recovery_code', 'session', 'session_token', 'user_account'],
    ...['wallet', 'wallet_challenge', 'wallet_past', 'wallet_ticket'],
  ],
  ledger: [
    ...['account', 'audit_checkpoint', 'audit_sum', 'audit_turn', 'batch', 'chain', 'chain_queue', 'entry'],
    ...['ledger_freeze', 'ledger_tx', 'player_entry'],
  ],
  lotteries: ['lottery'],
  protection: ['harm_count', 'harm_marker', 'play_day', 'play_limit', 'player_guard', 'protection_log'],
  settings: [
    'cache_version',
    'counter',
    'currency',
    'language',
    'message',
    'secret',
    'setting',
    'setting_log',
    'theme',
  ],
  settlement: ['bet_correction', 'outcome', 'rebate_due'],
};

export const ownerOf = new Map(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);

/** Every table and view that the schema and the migrations create. */
export function createdTables() {
  const sql = sqlFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const created = sql.join('\n').matchAll(/create (?:unlogged )?(?:table|(?:or replace )?view) (\w+)/gi);
  return [...new Set([...created].map(([, table]) => table))].sort();
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAMED = /\b(?:from|join|update|insert into|delete from)\s+(?:only\s+)?([a-z_]+)\b/gi;
/** Names its tables as an intruder would. */
const LEFT_OUT = /\.test\.ts$|(^|\/)hostile-acts\.ts$/;

/** Tables that SQL in this source names, in code and not in comments. */
export function tablesIn(source) {
  const names = [...source.replace(COMMENT, '').matchAll(NAMED)].map(([, name]) => name.toLowerCase());
  return [...new Set(names.filter((name) => ownerOf.has(name)))];
}

/** Tables that a part of the server names although another one owns them: `part → table`, sorted. */
export function foreignTables() {
  const found = sourceFiles(server)
    .map((path) => [relative(server, path).replaceAll('\\', '/'), path])
    .filter(([name]) => !LEFT_OUT.test(name))
    .flatMap(([name, path]) => {
      const part = name.replace(/^modules\//, '').split('/')[0];
      return tablesIn(readFileSync(path, 'utf8'))
        .filter((table) => ownerOf.get(table) !== part)
        .map((table) => `${part} → ${table}`);
    });
  return [...new Set(found)].sort();
}
