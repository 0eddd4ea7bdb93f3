-- Trigger that protects transfers.
create or replace trigger transfer_guard before update on transfer for each row execute function transfer_guard();
