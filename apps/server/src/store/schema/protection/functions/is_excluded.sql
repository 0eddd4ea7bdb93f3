-- Whether a player is self-excluded, and with the same identity, payout account or wallet from other accounts too (RP8).
create or replace function is_excluded(of_user bigint) returns boolean language sql stable
begin atomic
  select exists (
    select from player_guard where user_id = of_user and excluded_at is not null
      and (exclusion_ends_at is null or exclusion_ends_at > app_now())
  );
end;
