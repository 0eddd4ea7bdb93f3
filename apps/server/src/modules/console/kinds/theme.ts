import { acceptThemeValues, editableColours, weakPairs } from '@tessera/ui/themes';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { NodeChannels, Tx } from '../../../store/index.ts';
import { acceptedVars, publishTheme, type StoredTheme, storedTheme } from '../../settings/index.ts';
import type { CommandKind } from './kind.ts';
import { readPayload } from './read-payload.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not #RRGGBB');
const payloadOf = z.strictObject({ changes: z.partialRecord(z.enum(editableColours), colour) });

/** Most pairs that a refusal names. */
const NAMED_MAX = 10;

/**
 * Puts colours over a shipped theme. `changes` is all of it, not what differs from the version before; without any, the shipped theme is
 * back in force. Errors: `theme_contrast` when a declared pair of colours would be hard to tell apart.
 */
export function themePublishing({ nodeChannels }: { readonly nodeChannels: NodeChannels }): CommandKind {
  return {
    action: 'theme.publish',
    async prospect(tx, { target, payload }) {
      const theme = await read(tx, target);
      const after = changesIn(theme, payload);
      requireContrast(theme, after);
      if (JSON.stringify(sorted(theme.changes)) === JSON.stringify(after)) throw new AppError('command_same');
      return { targetVersion: versionOf(theme), before: sorted(theme.changes), after };
    },
    async now(tx, target) {
      const theme = await read(tx, target);
      return { targetVersion: versionOf(theme), value: sorted(theme.changes) };
    },
    async apply(tx, { target, payload, signers }) {
      const by = signers.map(({ name }) => name).join(' and ');
      await publishTheme(tx, nodeChannels, {
        theme: target,
        vars: changesIn(await read(tx, target), payload),
        by,
      });
    },
  };
}

const versionOf = ({ number }: StoredTheme): string => String(number);

async function read(tx: Tx, id: string): Promise<StoredTheme> {
  const theme = await storedTheme(tx, id);
  if (!theme) throw new AppError('not_found');
  return theme;
}

/** Colours that differ from the shipped ones, in capitals and in alphabetical order. Errors: `command_invalid`. */
function changesIn({ vars }: StoredTheme, payload: unknown): Readonly<Record<string, string>> {
  const { changes } = readPayload(payloadOf, payload);
  const written = Object.entries(changes).map(([name, value = '']) => [name, value.toUpperCase()] as const);
  return sorted(Object.fromEntries(written.filter(([name, value]) => vars[name]?.toUpperCase() !== value)));
}

const sorted = (colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(colours).sort(([one], [other]) => (one < other ? -1 : 1)));

function requireContrast({ vars }: StoredTheme, changes: Readonly<Record<string, string>>): void {
  const pairs = weakPairs(acceptThemeValues({ ...acceptedVars(vars), ...changes }))
    .slice(0, NAMED_MAX)
    .map(({ on, ground, least, ratio }) => ({ on, ground, least, ratio: Math.floor(ratio * 100) / 100 }));
  if (pairs.length === 0) return;
  const reason = pairs
    .map(({ on, ground, ratio, least }) => `${on} / ${ground}: ${ratio} < ${least}`)
    .join('; ');
  throw new AppError('theme_contrast', { reason, pairs });
}
