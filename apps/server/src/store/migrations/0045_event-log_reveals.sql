-- How often an operator has revealed a field of a player in the last minute.
create index event_log_reveals on event_log (actor, id desc) where action = 'player.reveal';
