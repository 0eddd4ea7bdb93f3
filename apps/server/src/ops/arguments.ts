import { z } from 'zod';
import { ActionRefused, type OperatorAction } from '../contract/index.ts';

/** Arguments of a command: those of the action, and the name of the operator who signs it. */
export interface Given {
  readonly args: object;
  readonly signer: string | undefined;
}

/** The words after a command as its arguments; `undefined` when they are invalid. Errors: `ActionRefused` with a message of `refine`. */
export function readArguments(action: OperatorAction, words: readonly string[]): Given | undefined {
  const apart = optionsApart(action, words);
  if (apart === undefined) return undefined;
  const { options, rest } = apart;
  const signs = action.signatures > 0;
  const signer = !signs ? undefined : action.operatorLast ? rest.pop() : options.by;
  const positions = positionsOf(action);
  if (signs && !signer) return undefined;
  if (action.lastTakesAll && rest.length > positions.length)
    rest.push(rest.splice(positions.length - 1).join(' '));
  if (rest.length > positions.length) return undefined;
  const { by: _, ...named } = options;
  const given = { ...Object.fromEntries(rest.map((word, at) => [positions[at], word])), ...named };
  const { success, data, error } = action.args.safeParse(given);
  if (success) return { args: data, signer };
  const told = error.issues.find(({ code }) => code === 'custom');
  if (told) throw new ActionRefused(told.message);
  return undefined;
}

/** A command with its arguments: `withdraw reject ID --by NAME --reason TEXT`. */
export function synopsis(action: OperatorAction): string {
  const signs = action.signatures > 0;
  return [
    action.name,
    ...positionsOf(action).map((name) => placeholder(name, action.args.shape[name])),
    ...(signs ? [action.operatorLast ? 'OPERATOR' : '--by NAME'] : []),
    ...action.options.map((name) => optional(`--${name} TEXT`, action.args.shape[name])),
  ].join(' ');
}

const positionsOf = ({ args, options }: OperatorAction) =>
  Object.keys(args.shape).filter((name) => !options.includes(name));

function placeholder(name: string, schema: z.core.$ZodType | undefined): string {
  if (schema instanceof z.ZodEnum) return schema.options.join('|');
  return optional(name.toUpperCase(), schema);
}

const optional = (text: string, schema: z.core.$ZodType | undefined) =>
  schema && z.safeParse(schema, undefined).success ? `[${text}]` : text;

/** Takes `--name value` out of the words. `undefined`: an unknown or repeated option, or one without its value. */
function optionsApart(action: OperatorAction, words: readonly string[]) {
  const names = [...action.options, ...(action.signatures > 0 && !action.operatorLast ? ['by'] : [])];
  const options: Record<string, string> = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (names.length === 0 || !word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const [name, value] = [word.slice(2), words[at + 1]];
    if (!names.includes(name) || value === undefined || Object.hasOwn(options, name)) return undefined;
    options[name] = value;
    at += 1;
  }
  return { options, rest };
}
