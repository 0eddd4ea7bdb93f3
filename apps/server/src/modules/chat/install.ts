import type { Tx } from '../../store/index.ts';

/** Adds the public rooms that are missing: the hall, and one for each family of lotteries. Never changes an existing room. */
export async function installRooms(tx: Tx): Promise<void> {
  await tx.query(`
    insert into chat_room (kind, key)
    select kind, key from (
      select 'hall' as kind, 'hall' as key, -1 as sort
      union all select 'family', family, min(sort) from lottery_offer group by family
    ) shipped order by sort
    on conflict (key) do nothing`);
}
