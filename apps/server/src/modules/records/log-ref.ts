/** Kinds of transactions that come from the wallet calls of a seamless platform. */
export const GAME_KINDS = "('game_bet', 'game_win', 'game_rollback')";

/** SQL of the row id at the start of the key of transaction `t`, up to a separator; null for a key without one. */
export const idIn = (t: string, separator: string) =>
  `case when split_part(${t}.key, '${separator}', 1) ~ '^[0-9]{1,18}$' then split_part(${t}.key, '${separator}', 1)::bigint end`;

/** SQL condition: payment `y` was credited by transaction `t` of kind `deposit`. */
export const creditedBy = (t: string) =>
  `y.provider = split_part(${t}.key, ' ', 1) and y.external_id = substr(${t}.key, length(y.provider) + 2)`;

/** SQL condition: wallet call `k` was booked by transaction `t` of `GAME_KINDS`. */
export const calledBy = (t: string) =>
  `k.plat = split_part(${t}.key, '/', 1) and k.id = substr(${t}.key, length(k.plat) + 2)`;

/**
 * SQL of the number by which the player knows the subject of transaction `t (kind, key)`: that of the bet, chase, deposit,
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

/** SQL of the provider's own reference of transaction `t (kind, key)`; null if no provider was involved. */
export const providersNumberOf = (t: string) => `case
  when ${t}.kind = 'deposit' then (select y.external_id from deposit_payment y where ${creditedBy(t)})
  when ${t}.kind in ${GAME_KINDS} then (select k.id from game_wallet_call k where ${calledBy(t)})
end`;
