import type { Permission } from '@tessera/protocol';
import type { z } from 'zod';
import type { Database } from '../store/index.ts';
import type { Events } from './event.ts';
import type { Module, ServicesOf } from './module.ts';

/** An operator action that cannot be carried out. The message is for the operator. */
export class ActionRefused extends Error {}

/** What every action gets beside the services that it needs. */
export interface ActionBase extends Pick<Database, 'store' | 'clock' | 'jobs' | 'nodeChannels'> {
  /** Publishes to all modules, also to those that the action does not need. */
  readonly events: Events;
  /** Connected with the owner's credential: the application's role lacks the rights. */
  readonly store: Database['store'];
  /** The data folder; it contains the folders of signer and witness. */
  readonly dataDir: string;
  /** Server time, ms. */
  readonly now: number;
  /** A password that nobody knows yet. */
  readonly newPassword: () => string;
}

/** Who runs an action. */
interface Operator {
  readonly name: string;
  /** The operator's account, when the action was signed with its password. */
  readonly id?: bigint;
}

interface SignedOperator extends Operator {
  readonly id: bigint;
}

/**
 * How many operators must sign an action with their passwords. With 2, it takes effect when a second operator has run it with
 * the same arguments; the action itself compares them.
 */
export type Signatures = 0 | 1 | 2;

interface ActionFacts<Args extends z.ZodObject> {
  /** Unique. One or two words, which are also its command: `withdraw approve`. */
  readonly name: string;
  /** One sentence for the list of commands, without its full stop. */
  readonly about: string;
  readonly permission: Permission;
  /**
   * The arguments, in their order on the command line, each read from text. The messages of `refine` are shown to the
   * operator; any other invalid argument is answered with the list of commands.
   */
  readonly args: Args;
  /** Arguments given as `--name TEXT`, in any order, instead of by position. */
  readonly options?: readonly (keyof z.output<Args> & string)[];
  /** The last argument takes all remaining words. */
  readonly lastTakesAll?: boolean;
  /** The operator who signs is the last argument. Default: the option `--by NAME`. */
  readonly operatorLast?: boolean;
  /** Whether operators decide this in the console instead, as soon as two of them can; `npm run ops` refuses it then. */
  inConsole?(args: z.output<Args>): boolean;
  /** The operator who signs is one of the console, with password and authenticator. */
  readonly byConsoleKeys?: boolean;
  /** The words of the command that the log may contain. Default: all. */
  inLog?(words: readonly string[]): readonly string[];
  /** It changes nothing, so it is not logged. */
  readonly reads?: boolean;
}

interface ActionDeclaration<
  Args extends z.ZodObject,
  Needs extends readonly Module[],
  Signed extends Signatures,
  Result,
> extends ActionFacts<Args> {
  /** Modules whose services `run` gets. Only these and what they need are created for the action. */
  readonly needs: Needs;
  /** Default: 0. */
  readonly signatures?: Signed;
  /** Carries it out. Errors: `ActionRefused`. */
  run(
    deps: ActionBase & ServicesOf<Needs>,
    args: z.output<Args>,
    operator: Signed extends 0 ? Operator : SignedOperator,
  ): Promise<Result> | Result;
  /** The text of a result on the command line. */
  print(result: NoInfer<Result>, args: z.output<Args>): string;
}

/** A declared operator action. */
export interface OperatorAction extends ActionFacts<z.ZodObject> {
  readonly options: readonly string[];
  readonly needs: readonly Module[];
  readonly signatures: Signatures;
  /** @param args - As read by the schema. @param deps - The base and the services of `needs`. Errors: `ActionRefused`. */
  run(deps: ActionBase, args: object, operator: Operator): Promise<{ result: unknown; text: string }>;
}

/** Declares an operator action. The types of `run` follow from `needs`, `args` and `signatures`. */
export function operatorAction<
  Args extends z.ZodObject,
  const Needs extends readonly Module[],
  Result,
  const Signed extends Signatures = 0,
>(given: ActionDeclaration<Args, Needs, Signed, Result>): OperatorAction {
  return {
    ...given,
    options: given.options ?? [],
    signatures: given.signatures ?? 0,
    async run(deps, args, operator) {
      // Safe casts: whoever runs an action creates its needs, reads its arguments by its schema, and checks who signs.
      const read = args as z.output<Args>;
      const result = await given.run(
        deps as ActionBase & ServicesOf<Needs>,
        read,
        operator as Signed extends 0 ? Operator : SignedOperator,
      );
      return { result, text: given.print(result, read) };
    },
  };
}
