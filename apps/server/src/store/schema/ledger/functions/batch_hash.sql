-- SHA-256 over the batch id and the images of its entries in id order (L5).
create or replace function batch_hash(of_batch bigint) returns bytea language sql stable
begin atomic
  select sha256(int8send(of_batch) || coalesce(string_agg(entry_image(e), '' order by e.id), ''))
  from entry e where e.batch_id = of_batch;
end;
