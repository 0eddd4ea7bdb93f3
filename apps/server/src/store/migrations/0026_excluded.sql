-- Who has excluded himself comes back under no other account of the same identity, payout target or wallet (RP8).

create function is_excluded(of_user bigint) returns boolean
language sql stable as $$
  select exists (
    select from player_guard where user_id = of_user and excluded_at is not null
      and (exclusion_ends_at is null or exclusion_ends_at > app_now())
  )
$$;

create index player_identity_name on player_identity (lower(name)) where state = 'verified';

-- Wallets that signed in to an account once and were taken off it.
create table wallet_past (
  chain       text not null,
  address     bytea not null,
  user_id     bigint not null references user_account,
  removed_at  timestamptz(3) not null,
  primary key (chain, address, user_id)
);
