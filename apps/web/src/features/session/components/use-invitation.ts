import { useCallback, useState } from 'react';
import type { Invite } from '../api/invite.ts';
import type { InviteFault } from '../forms/invite-fault.ts';

/** The invitation that a registration came with. */
export interface Invitation {
  /** Its code in the address; absent without one. */
  readonly code: string | undefined;
  /** The player registers without it. */
  readonly left: boolean;
  /** The code to register with; absent without an invitation, and when the player has left it. */
  readonly used: string | undefined;
  /** Masked name of who invites, once known. */
  readonly inviter: string | undefined;
  /** Why it cannot be used: nobody can register with it. */
  readonly fault: InviteFault | undefined;
  leave(): void;
  take(): void;
  /** Told what the invitation is. */
  learn(found: Invite): void;
}

/** State of the invitation with this code. Its card loads later and tells what it has found. */
export function useInvitation(code: string | undefined): Invitation {
  const [left, setLeft] = useState(false);
  const [found, setFound] = useState<Invite>();
  const learn = useCallback((next: Invite) => setFound(next), []);
  return {
    code,
    left,
    used: left ? undefined : code,
    inviter: found && 'inviter' in found ? found.inviter : undefined,
    fault: !left && found && 'fault' in found ? found.fault : undefined,
    leave: () => setLeft(true),
    take: () => setLeft(false),
    learn,
  };
}
