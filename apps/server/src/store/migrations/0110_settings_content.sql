-- Themes and texts that operators change (ADR 51): versions over what the program ships. No row of them ever changes.
create table theme_version (
  id      bigint primary key default nextval('id_seq'),
  theme   text not null references theme,
  number  integer not null check (number > 0),
  -- Colours that differ from the shipped theme, by token; none when the shipped theme is back in force.
  vars    jsonb not null,
  by      text not null,
  at      timestamptz(3) not null default app_now(),
  unique (theme, number)
);
-- A text as somebody has written it. It is shown once another person has checked it and it was published.
create table text_version (
  id           bigint primary key default nextval('id_seq'),
  language     text not null references language,
  key          text not null check (length(key) between 1 and 64),
  -- Null: the shipped text again.
  text         text check (length(text) between 1 and 1000),
  -- Hash of the English text in force, and of the shipped English one, when it was written.
  source_hash  text not null,
  built_hash   text not null,
  by_id        bigint not null,
  by           text not null,
  at           timestamptz(3) not null default app_now()
);
create index text_version_of on text_version (language, key, id);
create table text_check (
  version_id  bigint primary key references text_version,
  -- False: it does not fit and is never published.
  fits        boolean not null,
  by_id       bigint not null,
  by          text not null,
  at          timestamptz(3) not null default app_now()
);
-- Checked texts that were published together, and so reached players with one change of the version of texts.
create table text_release (
  id      bigint primary key default nextval('id_seq'),
  number  integer not null unique check (number > 0),
  by      text not null,
  at      timestamptz(3) not null default app_now()
);
create table text_release_item (
  version_id  bigint primary key references text_version,
  release_id  bigint not null references text_release
);
create index text_release_item_of on text_release_item (release_id);
select append_only('theme_version'), append_only('text_version'), append_only('text_check'), append_only('text_release'),
  append_only('text_release_item');
-- Only the console's login writes them.
revoke insert, update, delete, truncate on theme_version, text_version, text_check, text_release, text_release_item from tessera_app;
grant select, insert on theme_version, text_version, text_check, text_release, text_release_item to tessera_console;
grant select on theme, language, message to tessera_console;
insert into console_policy (action, needs, least) values
  ('theme.publish', 2, 2), ('text.write', 1, 1), ('text.check', 1, 1), ('text.publish', 1, 1);
