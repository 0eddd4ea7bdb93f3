import type { ChoiceOf, GameId, GameRules, OutcomeOf, RoundView, StepAction, StepsOf } from '@tessera/games';
import type { Note } from '@tessera/ui/sound';
import type { CanvasView, Draw } from './canvas/canvas-view.ts';
import type { Amount } from './money.ts';
import type { GameLanguage, Texts, Translate } from './texts/index.ts';

/** One game: what differs from the other ones. `title` is its name in every language. */
export interface GameDefinition<G extends GameId, Key extends string> {
  readonly id: G;
  readonly texts: Texts<Key | 'title'>;
  /** Its rules, with which a revealed round is worked out again in the page. */
  readonly rules: GameRules<ChoiceOf<G>, OutcomeOf<G>, StepsOf<G>>;
  /** Class of the ground the board stands on; its colours are the game's own in both themes. */
  readonly world: string | undefined;
  /** Puts the board on the stage and the game's own settings into the options. */
  mount(table: Table<G, Key>): GameView<G>;
  /** What the stake bar said when a round was placed, for games that stake it several times. The round's stake by default. */
  unitOf?(round: RoundView<G>): Amount;
  /** A finished round's result in a word or a figure, for the strip and the history: `2.31×`. Never called for a void round. */
  brief(round: RoundView<G>, t: Translate<Key>, language: GameLanguage): string;
  /** How it is played and what it pays, for the rules panel. */
  manual(t: Translate<Key>, language: GameLanguage): readonly Node[];
}

/** What a game is given. */
export interface Table<G extends GameId, Key extends string> {
  /** The board's place: a grid of one cell that fills the room there is. */
  readonly stage: HTMLElement;
  /** Place of the game's own settings, above the stake; out of use while a round runs. */
  readonly options: HTMLElement;
  readonly language: GameLanguage;
  readonly t: Translate<Key>;
  /** Rounds the player finished, newest first. */
  history(): readonly RoundView<G>[];
  /** What the stake bar says now. */
  stake(): Amount;
  /** An amount as the player reads it. */
  money(amount: Amount): string;
  /** The platform's clock, ms. */
  now(): number;
  /** Whether results are shown at once: the player asked for little motion, or pressed to skip. */
  calm(): boolean;
  sound(notes: readonly Note[]): void;
  /** A canvas that fills the stage, at most `densityTop` points to a CSS pixel: 2 by default, less where everything moves. */
  canvas(label: string, draw: Draw, densityTop?: number): CanvasView;
  /** Runs a movement: `each` gets its share, 0 to 1, once a picture and 1 at the end; at once where {@link calm}. */
  move(lengthMs: number, each: (share: number) => void): Promise<void>;
  /** Says that the choice, its stake or the action of the play button is another one now. */
  changed(): void;
  /** Sends what the player does in a round that runs; the answer comes through {@link GameView.show}. */
  step(action: StepAction): Promise<void>;
}

/** What a game answers when it is put on the table. */
export interface GameView<G extends GameId> {
  /** What is chosen, or null while a round cannot start. */
  choice(): ChoiceOf<G> | null;
  /** Total staked when the stake bar says `unit`; that itself by default. */
  stake?(unit: Amount): Amount;
  /**
   * Shows a round: with its movement when `fresh`, as it stands when it was found running at the start. It is called again for
   * every answer about the same round; a void one has no outcome and is cleared away. Resolves when the result may be told; only
   * then do balance and history move.
   */
  show(round: RoundView<G>, fresh: boolean): Promise<void>;
  /** What the play button does while a round runs; without an action it only says so. */
  next?(round: RoundView<G>): NextAction;
  /** Told when the board may be used and when not, for boards that hold settings. */
  lock?(locked: boolean): void;
}

export interface NextAction {
  readonly label: string;
  readonly action: StepAction | null;
}

/** A view whose game does not matter: what the frame deals with. */
export interface AnyView {
  choice(): unknown;
  stake?(unit: Amount): Amount;
  show(round: RoundView, fresh: boolean): Promise<void>;
  next?(round: RoundView): NextAction;
  lock?(locked: boolean): void;
}

/** Names a game with its types. */
export const defineGame = <G extends GameId, Key extends string>(
  game: GameDefinition<G, Key>,
): GameDefinition<G, Key> => game;
