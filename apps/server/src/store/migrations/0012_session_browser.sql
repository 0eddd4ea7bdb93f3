-- Whether a browser had been signed in to an account before: asked for every line of the login record.
create index session_of_browser on session (user_id, browser_hash, id);
