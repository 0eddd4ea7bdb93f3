-- What files publish to other modules: names without contents.
create or replace view file_name with (security_invoker) as select kind, subject_id, name, at from file;
