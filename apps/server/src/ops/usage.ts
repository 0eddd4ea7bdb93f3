import { operatorActions } from './actions.ts';
import { synopsis } from './arguments.ts';

const COLUMN = 30;

/** Commands that are no actions: they work on files, or before there is a platform. */
const installationCommands = [
  ['backup [FOLDER]', 'back up the running installation; default DATA_DIR/backups/<time>'],
  ['restore FOLDER', 'restore a backup into an empty DATA_DIR, and audit it'],
  ['migrate', 'bring the database of DATABASE_OWNER_URL to this version'],
] as const;

const line = ([command, about]: readonly [string, string]) => `${`${command}  `.padEnd(COLUMN)}${about}`;

/** One line for each command. */
export const commandList = [
  ...operatorActions.map(
    (action) =>
      [synopsis(action), action.signatures === 2 ? `${action.about}; two operators` : action.about] as const,
  ),
  ...installationCommands,
]
  .map(line)
  .join('\n');

export const usage = `Usage: npm run ops -- <command>
${commandList.replaceAll(/^/gm, '  ')}
A command with OPERATOR or --by asks for that operator's password, or takes it from OPERATOR_PASSWORD. A command for two
operators takes effect when a second one has given the same.`;
