/** Kinds of transactions that a seamless platform's wallet calls ask for. */
export const GAME_KINDS = "('game_bet', 'game_win', 'game_rollback')";

/** SQL of the row id that the key of transaction `t` begins with, up to a separator; null for a key that begins otherwise. */
export const idIn = (t: string, separator: string) =>
  `case when split_part(${t}.key, '${separator}', 1) ~ '^[0-9]{1,18}$' then split_part(${t}.key, '${separator}', 1)::bigint end`;

/** SQL condition: payment `y` is the one that transaction `t` of kind `deposit` credited. */
export const creditedBy = (t: string) =>
  `y.provider = split_part(${t}.key, ' ', 1) and y.external_id = substr(${t}.key, length(y.provider) + 2)`;

/** SQL condition: wallet call `k` is the one that transaction `t` of `GAME_KINDS` booked. */
export const calledBy = (t: string) =>
  `k.plat = split_part(${t}.key, '/', 1) and k.id = substr(${t}.key, length(k.plat) + 2)`;

/**
 * SQL of the number by which a player knows what transaction `t (kind, key)` was about: that of the bet, chase, deposit,
 * withdrawal or transfer; the round of a game; the draw of a rebate.
 */
export const numberOf = (t: string) => `case
  when ${t}.kind = 'deposit' then coalesce(
    (select y.deposit_id::text from deposit_payment y where ${creditedBy(t)}), ${t}.key)
  when ${t}.kind = 'chase_issue' then coalesce(
    (select i.chase_id::text from chase_issue i where i.id = ${idIn(t, ':')}), ${t}.key)
  when ${t}.kind in ${GAME_KINDS} then coalesce(
    (select k.round from game_wallet_call k where ${calledBy(t)}), ${t}.key)
  when ${t}.kind = 'transfer' then split_part(${t}.key, ' ', 1)
  else split_part(${t}.key, ':', 1)
end`;

/** SQL of what the provider that had a part in transaction `t (kind, key)` calls it; null where none had. */
export const providersNumberOf = (t: string) => `case
  when ${t}.kind = 'deposit' then (select y.external_id from deposit_payment y where ${creditedBy(t)})
  when ${t}.kind in ${GAME_KINDS} then (select k.id from game_wallet_call k where ${calledBy(t)})
end`;
