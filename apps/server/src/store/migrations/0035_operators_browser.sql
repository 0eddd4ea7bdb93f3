-- Open sessions of a browser: a sign-in ends them.
create index operator_session_browser on operator_session (browser_hash) where ended_at is null;
