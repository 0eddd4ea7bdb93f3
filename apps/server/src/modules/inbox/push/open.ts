/**
 * Condition on a subscription `s`: it exists at its push service, and since the player subscribed, no session of that browser was ended on
 * purpose.
 */
export const OPEN = `s.gone_at is null and not exists (
  select from browser_session b
  where b.user_id = s.user_id and b.browser_hash = s.browser_hash and b.withdrawn and b.ended_at >= s.seen_at)`;
