/**
 * The SQL queries of the auditor. Each returns one row per violation, with its rule and a description.
 *
 * All run in one repeatable-read snapshot. Parameters: $1 and $2, the part of the chain to check, `$1 < seq <= $2`;
 * committed batches that are not chained yet are always included. `$3` is true when the sums of the last checkpoint are
 * the base, false when everything is summed again.
 */

const FRESH = `fresh as (
  select batch_id from chain where seq > $1 and seq <= $2 union all select batch_id from chain_queue
)`;

const SUMS = `sums as (
  select account_id, sum(amount) as amount from (
    select account_id, amount from audit_sum where $3
    union all
    select e.account_id, e.amount from fresh join entry e on e.batch_id = fresh.batch_id
  ) parts group by account_id
)`;

/** L1 and L15: every transaction sums to zero per currency, has two sides, and does not mix trial with real money. */
const TRANSACTIONS = `
  with ${FRESH}, sides as (
    select e.tx_id, e.currency, sum(e.amount) as total, count(*) as sides
    from fresh join entry e on e.batch_id = fresh.batch_id group by e.tx_id, e.currency
  )
  select case when bool_or(total <> 0) or sum(sides) < 2 then 'L1' else 'L15' end as rule,
    'transaction ' || tx_id as detail
  from sides group by tx_id
  having bool_or(total <> 0) or sum(sides) < 2
    or (bool_or(currency = 'TRIAL') and bool_or(currency <> 'TRIAL'))`;

/** L2 and L3: every stored balance is the sum of its entries and not negative. */
const BALANCES = `
  with ${FRESH}, ${SUMS}
  select case when a.balance < 0 then 'L3' else 'L2' end as rule,
    'account ' || a.id || ' holds ' || a.balance || ', its entries sum to ' || coalesce(s.amount, 0) as detail
  from account a left join sums s on s.account_id = a.id
  where a.balance is not null and (a.balance <> coalesce(s.amount, 0) or a.balance < 0)`;

/** L4: all accounts of a currency together sum to zero. */
const CURRENCIES = `
  with ${FRESH}, ${SUMS}
  select 'L4' as rule, coalesce(a.currency, 'no account') || ' sums to ' || sum(s.amount) as detail
  from sums s left join account a on a.id = s.account_id group by a.currency having sum(s.amount) <> 0`;

/** L5: each batch still has its stored hash, and each chain link matches its batch and the previous link. */
const HASHES = `
  with ${FRESH}, links as (
    select seq, batch_id, hash, lag(hash) over (order by seq) as before, lag(seq) over (order by seq) as seq_before
    from chain where seq >= $1 and seq <= $2
  )
  select 'L5' as rule, 'batch ' || fresh.batch_id || ' was altered or removed' as detail
  from fresh left join batch b on b.id = fresh.batch_id
  where b.hash is null or b.hash <> batch_hash(b.id)
    or b.entries <> (select count(*) from entry e where e.batch_id = b.id)
  union all
  select 'L5', 'chain link ' || l.seq || ' does not follow' from links l left join batch b on b.id = l.batch_id
  where l.seq > $1 and (
    l.hash is distinct from sha256(coalesce(l.before, decode(repeat('00', 32), 'hex')) || b.hash)
    or coalesce(l.seq_before, 0) <> l.seq - 1)`;

/** L5 and L6: triggers and constraints are in place, and the application's role has no right to bypass them. */
const STRUCTURE = `
  select 'L5' as rule, 'trigger ' || wanted.name || ' is missing or off' as detail
  from (values ('entry', 'entry_guard'), ('entry', 'append_only'), ('ledger_tx', 'append_only'),
    ('chain', 'append_only'), ('account', 'account_guard'), ('account', 'account_starts_empty'), ('account', 'account_stays'),
    ('batch', 'batch_guard'), ('batch', 'batch_closed'), ('audit_checkpoint', 'append_only'),
    ('payout_clearance', 'append_only'), ('approval', 'append_only'), ('withdrawal', 'withdrawal_guard'), ('withdrawal', 'withdrawal_begins')
  ) wanted (owner, name)
  left join pg_trigger t on t.tgname = wanted.name and t.tgrelid = to_regclass(wanted.owner) and t.tgenabled = 'O'
  where t.oid is null
  union all
  select case wanted.name when 'account_not_negative' then 'L3' else 'L6' end,
    'constraint ' || wanted.name || ' is missing'
  from (values ('ledger_tx_once'), ('account_not_negative')) wanted (name)
  left join pg_constraint c on c.conname = wanted.name and c.convalidated
  where c.oid is null
  union all
  select 'L5', 'the application may ' || lower(held.action) || ' ' || held.owner
  from (values ('account', 'UPDATE'), ('audit_checkpoint', 'INSERT'), ('payout_clearance', 'INSERT'), ('ledger_freeze', 'UPDATE'),
    ('entry', 'UPDATE'), ('chain', 'INSERT'), ('approval', 'INSERT')
  ) held (owner, action)
  where has_any_column_privilege('tessera_app', held.owner, held.action)`;

/** Only for the whole ledger: every row belongs to a batch, the chain and a transaction. */
const STRAYS = `
  select 'L5' as rule, 'batch ' || b.id || ' is neither chained nor waiting' as detail
  from batch b where not exists (select from chain c where c.batch_id = b.id)
    and not exists (select from chain_queue q where q.batch_id = b.id)
  union all
  select 'L5', 'entries of batch ' || e.batch_id || ' have no batch'
  from (select distinct batch_id from entry) e where not exists (select from batch b where b.id = e.batch_id)
  union all
  select 'L1', 'transaction ' || t.id || ' has no entries' from ledger_tx t
  where not exists (select from entry e where e.batch_id = t.batch_id and e.tx_id = t.id)`;

/** A query and the number of parameters it takes. */
export interface AuditQuery {
  sql: string;
  takes: 0 | 2 | 3;
}

/** Queries of every audit. */
export const EVERY_TIME: readonly AuditQuery[] = [
  { sql: STRUCTURE, takes: 0 },
  { sql: TRANSACTIONS, takes: 2 },
  { sql: HASHES, takes: 2 },
  { sql: BALANCES, takes: 3 },
  { sql: CURRENCIES, takes: 3 },
];

/** Additional queries of the audit of the whole ledger. */
export const WHOLE_BOOK: readonly AuditQuery[] = [{ sql: STRAYS, takes: 0 }];

/** Stores the sums of the chain up to $2 as the base of the next audit. */
export const KEEP_SUMS = `
  insert into audit_sum (account_id, amount)
  select e.account_id, sum(e.amount)::bigint from chain c join entry e on e.batch_id = c.batch_id
  where c.seq > $1 and c.seq <= $2 group by e.account_id
  on conflict (account_id) do update set amount = audit_sum.amount + excluded.amount`;

/**
 * SQL of a common table expression `moves`: the entries on house accounts that an audit covers (`$1`, `$2`: its chain
 * positions), of transactions of these kinds. `subject` is the key as a number, null for a key that is not one. For the checks
 * of other modules.
 */
export const auditedHouseEntries = (kinds: readonly string[]): string => `fresh as (
    select batch_id from chain where seq > $1 and seq <= $2 union all select batch_id from chain_queue
  ), moves as materialized (
    select t.id as tx, t.kind, t.key, e.user_id, e.currency, e.amount, a.kind as account,
      case when t.key ~ '^[0-9]{1,18}$' then t.key::bigint end as subject
    from fresh
    join entry e on e.batch_id = fresh.batch_id
    join account a on a.id = e.account_id and a.user_id is null
    join ledger_tx t on t.id = e.tx_id
    where t.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
  )`;
