-- Whether a player is self-excluded; also asked for accounts with the same identity, payout account or wallet (RP8).
create or replace function is_excluded(of_user bigint) returns boolean language sql stable
begin atomic
  select exists (
    select from player_guard where user_id = of_user and excluded_at is not null
      and (exclusion_ends_at is null or exclusion_ends_at > app_now())
  );
end;
