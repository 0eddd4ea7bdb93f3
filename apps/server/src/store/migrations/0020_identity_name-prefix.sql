-- Finds accounts by the beginning of their names, whatever the order of texts in the database.
create index user_account_name_prefix on user_account (lower(user_name) text_pattern_ops);
