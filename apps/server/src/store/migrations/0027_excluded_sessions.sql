-- A self-exclusion ends every other session of its player (A11).
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check
  (end_reason in ('logout', 'idle', 'expired', 'replaced', 'reuse', 'disabled', 'revoked', 'password', 'limit', 'excluded'));
