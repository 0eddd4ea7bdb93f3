-- Triggers of settings: texts are checked by a second person before players see them.
create or replace trigger text_check_guard before insert on text_check for each row execute function text_check_guard();
create or replace trigger text_release_guard before insert on text_release_item for each row execute function text_release_guard();
