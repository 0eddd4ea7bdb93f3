import { declareMovements, idInKey, type Subject } from '../../contract/index.ts';

/** SQL condition: wallet call `k` was booked by transaction `t`. */
const calledBy = (t: string): string =>
  `k.platform = split_part(${t}.key, '/', 1) and k.id = substr(${t}.key, length(k.platform) + 2)`;

/** A call of a seamless wallet: its round and game. */
const ofCall: Subject = {
  number: (t) => `coalesce((select k.round from game_wallet_call k where ${calledBy(t)}), ${t}.key)`,
  provider: (t) => `(select k.id from game_wallet_call k where ${calledBy(t)})`,
  remark: (t, named) => `(
    select ${named('g.name')} from game_wallet_call k
      join game_round r on r.platform = k.platform and r.ref = k.round
      join game g on g.id = r.game
    where ${calledBy(t)})`,
};

const ofTransfer: Subject = {
  number: (t) => `split_part(${t}.key, ' ', 1)`,
  remark: (t, named) => `(
    select case f.direction when 1 then '→ ' else '← ' end || ${named('g.name')}
    from transfer f join game_platform g on g.id = f.platform where f.id = ${idInKey(t, ' ')})`,
};

/** `play`: a round on a platform with its own wallet. `transfer` is posted by `book_transfers`. */
export const gameMovements = declareMovements({
  transfer: { tone: 'neutral', turnover: 'none', report: 'none', subject: ofTransfer },
  play: { tone: null, turnover: 'round' },
  game_bet: { tone: 'neutral', turnover: 'stake', subject: ofCall },
  game_win: { tone: 'warning', turnover: 'return', subject: ofCall },
  game_rollback: { tone: 'info', turnover: 'stake', subject: ofCall },
});
