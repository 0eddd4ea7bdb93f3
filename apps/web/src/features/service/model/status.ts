import type { Service } from './outgoing.ts';

/** What the head of the page says about the case and the wait. */
export type Status =
  | { readonly kind: 'closed'; readonly opensAt: number | null }
  | { readonly kind: 'away' | 'next' | 'ended' | 'unknown' }
  | { readonly kind: 'ahead'; readonly cases: number }
  | { readonly kind: 'with'; readonly name: string }
  | { readonly kind: 'wait'; readonly minutes: number };

/** The one fact that matters most to the player now. A wait is told from real figures only. */
export function statusOf({ case: mine, open, opens_at: opensAt, staffed, wait_ms: wait }: Service): Status {
  if (mine?.agent && (mine.state === 'open' || mine.state === 'waiting'))
    return { kind: 'with', name: mine.agent };
  if (!open) return { kind: 'closed', opensAt };
  if (!staffed) return { kind: 'away' };
  if (mine?.state === 'queued' && mine.ahead !== null && mine.ahead > 0)
    return { kind: 'ahead', cases: mine.ahead };
  if (mine?.state === 'queued') return { kind: 'next' };
  if (mine?.state === 'resolved' || mine?.state === 'rated') return { kind: 'ended' };
  return wait === null ? { kind: 'unknown' } : { kind: 'wait', minutes: Math.ceil(wait / 60_000) };
}
