-- The functions that count turnover return the players who rose, no longer how many.
drop function if exists vip_count_draw(bigint, bigint[], bigint[]);
drop function if exists vip_count_rounds(date, text, bigint[], bigint[]);
drop function if exists vip_add(bigint[], bigint[], bigint[], bigint[]);
