import type { Role } from '@tessera/protocol/console-permissions';
import type { TextKey } from '../platform/i18n.ts';
import type { StateTone } from '../platform/tones.ts';
import type { CommandState } from './commands.ts';

/** Name of a role. */
export const roleName = {
  admin: 'role_admin',
  cashier: 'role_cashier',
  risk: 'role_risk',
  service: 'role_service',
  lottery: 'role_lottery',
} as const satisfies Readonly<Record<Role, TextKey>>;

/** Name and tone of a command's state. */
export const stateLook = {
  pending: { text: 'state_pending', tone: 'warn' },
  approved: { text: 'state_approved', tone: 'info' },
  applied: { text: 'state_applied', tone: 'ok' },
  rejected: { text: 'state_rejected', tone: 'off' },
  expired: { text: 'state_expired', tone: 'off' },
  stale: { text: 'state_stale', tone: 'bad' },
} as const satisfies Readonly<Record<CommandState, { text: TextKey; tone: StateTone }>>;
