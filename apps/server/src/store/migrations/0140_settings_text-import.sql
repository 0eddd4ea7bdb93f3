-- Texts of a file come in by one command, whose second signature is their check.
insert into console_policy (action, needs, least) values ('text.import', 2, 2);
