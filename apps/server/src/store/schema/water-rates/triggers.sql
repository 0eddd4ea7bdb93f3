-- A version of the rates is for days that have not begun.
create or replace trigger water_back_rates_guard before insert on water_back_rates for each row execute function water_back_rates_guard();
