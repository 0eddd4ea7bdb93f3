-- Trigger that announces changed lotteries.
create or replace trigger lottery_changed after insert or update or delete on lottery
  for each statement execute function lottery_changed();
