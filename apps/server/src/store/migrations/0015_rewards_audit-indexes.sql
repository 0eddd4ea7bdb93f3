-- The auditor looks each minute for turns and shares that are new; a grant pays one turn.
create index wheel_spin_drawn on wheel_spin (drawn_at) where drawn_at is not null;
create unique index wheel_spin_grant on wheel_spin (grant_id);
create index packet_share_taken on packet_share (taken_at) where taken_at is not null;
