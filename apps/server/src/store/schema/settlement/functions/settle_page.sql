-- The next bets of a draw as their evaluation needs them, up to `most`, in order of their ids. Each list is one text, which
-- costs a tenth of as many rows. ids: separated by commas. contents: one line per bet, the played item and its content as
-- JSON, or `#` and the hash of a long content. rebated: `1` where a rebate will be due, else `0`. All null without bets.
create or replace function settle_page(
  of_draw bigint, after_id bigint, most integer, out ids text, out contents text, out rebated text
) language sql stable
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set search_path = public, pg_temp as $$
  select string_agg(id, ',' order by place), string_agg(content, E'\n' order by place),
         string_agg(rebated, '' order by place)
  from (
    select t.id as place, t.id::text as id,
           t.play_id || ' ' || case when t.content_hash is null then t.content::text
             else '#' || encode(t.content_hash, 'hex') end as content,
           case when t.rebate_ppm > 0 and t.currency <> 'TRIAL' then '1' else '0' end as rebated
    from bet t where t.draw_id = of_draw and t.id > after_id order by t.id limit most
  ) page
$$;
