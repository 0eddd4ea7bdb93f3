-- Players in the lists of operators: without trial accounts, those who are disabled, agents, by registration, and who used a browser.
create index user_account_people on user_account (id) where kind in ('player', 'agent');
create index user_account_agents on user_account (id) where kind = 'agent';
create index user_account_disabled on user_account (id) where not enable;
create index user_account_registered on user_account (created_at, id);
create index session_browser on session (browser_hash);
