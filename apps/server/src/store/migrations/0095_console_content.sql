-- Content in the operators' console (ADR 46). A notice to everybody needs two whatever the policy says; stopping one needs one.
insert into console_policy (action, needs, least) values ('notice.publish', 2, 1), ('notice.stop', 1, 1);
-- Notices are written by the console and by the owner of the tables; the application, which answers players, only reads them.
revoke insert, update, delete on notice from tessera_app;
grant insert on notice to tessera_console;
create index notice_by_time on notice (at, id);
-- The language in which a player has read the article; null for answers of before.
alter table help_vote add column language text check (language ~ '^[a-z]{2}[A-Z][a-z]$');
