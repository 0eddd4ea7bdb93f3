import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';

/** A registration with an invite code. The account exists in the transaction. */
export interface Invited {
  readonly userId: bigint;
  readonly code: string;
}

/** Takes invited players in. Errors: the reason why the code cannot be used; then no account is opened. */
export type InvitationHandler = (tx: Tx, invited: Invited) => Promise<void>;

/** Invite codes of registrations, which another module acts on. */
export interface Invitations {
  /** Sets the handler, in the `callbacks` of the module that gives codes out. */
  onInvited(handler: InvitationHandler): void;
  /** Runs it in the transaction that opens the account. Errors: those of the handler; `team_link_unknown` without one. */
  accept: InvitationHandler;
}

export function createInvitations(): Invitations {
  let handle: InvitationHandler = async () => {
    throw new AppError('team_link_unknown');
  };
  return {
    onInvited(handler) {
      handle = handler;
    },
    accept: (tx, invited) => handle(tx, invited),
  };
}
