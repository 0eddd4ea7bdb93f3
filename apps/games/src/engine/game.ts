import type { ChoiceOf, GameId, GameRules, OutcomeOf, RoundView, StepAction, StepsOf } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import type { Note } from '@tessera/ui/sound';
import type { CanvasView, Draw } from './canvas/canvas-view.ts';
import type { Amount } from './money.ts';
import type { GameTranslate, Texts } from './texts/index.ts';

/** One game: what distinguishes it from the others. `title` is its name in every language. */
export interface GameDefinition<G extends GameId> {
  readonly id: G;
  readonly texts: Texts;
  /** Its rules, with which the page recomputes a revealed round. */
  readonly rules: GameRules<ChoiceOf<G>, OutcomeOf<G>, StepsOf<G>>;
  /** Class of the background behind the board; its colours are the game's own in both themes. */
  readonly world: string | undefined;
  /** Puts the board on the stage and the game's own settings into the options. */
  mount(table: Table<G>): GameView<G>;
  /** Stake bar value when a round was placed, for games that stake it several times. Default: the round's stake. */
  unitOf?(round: RoundView<G>): Amount;
  /** Short result of a finished round for the strip and the history: `2.31×`. Never called for a void round. */
  brief(round: RoundView<G>, t: GameTranslate<G>, language: Language): string;
  /** Instructions and payouts for the rules panel. */
  manual(t: GameTranslate<G>, language: Language): readonly Node[];
}

/** Interface of the frame to a game. */
export interface Table<G extends GameId> {
  /** Container of the board: a grid of one cell that fills the available space. */
  readonly stage: HTMLElement;
  /** Container of the game's own settings, above the stake; disabled while a round runs. */
  readonly options: HTMLElement;
  readonly language: Language;
  readonly t: GameTranslate<G>;
  /** Finished rounds, newest first. */
  history(): readonly RoundView<G>[];
  /** Current value of the stake bar. */
  stake(): Amount;
  /** Formats an amount for the player. */
  money(amount: Amount): string;
  /** The platform's clock, ms. */
  now(): number;
  /** Whether results are shown at once: the player prefers reduced motion, or pressed to skip. */
  calm(): boolean;
  sound(notes: readonly Note[]): void;
  /**
   * A canvas that fills the stage, with at most `densityTop` device pixels per CSS pixel: 2 by default, lower if everything
   * moves.
   */
  canvas(label: string, draw: Draw, densityTop?: number): CanvasView;
  /**
   * Runs an animation: calls `each` with its progress, 0 to 1, once per frame and with 1 at the end; at once if {@link calm}.
   */
  move(lengthMs: number, each: (share: number) => void): Promise<void>;
  /** Must be called when the choice, its stake or the action of the play button changes. */
  changed(): void;
  /** Sends an action in a running round; the answer arrives through {@link GameView.show}. */
  step(action: StepAction): Promise<void>;
}

/** Interface of a game to the frame. */
export interface GameView<G extends GameId> {
  /** The current choice; null while a round cannot start. */
  choice(): ChoiceOf<G> | null;
  /** Total stake when the stake bar shows `unit`. Default: `unit`. */
  stake?(unit: Amount): Amount;
  /**
   * Shows a round: animated when `fresh`, otherwise in its current state (a round that was running at the start). Called again
   * for every answer about the same round. A void round has no outcome and is cleared. Resolves when the result may be shown;
   * balance and history change only then.
   */
  show(round: RoundView<G>, fresh: boolean): Promise<void>;
  /** Action of the play button while a round runs; without `action` the button only shows the label. */
  next?(round: RoundView<G>): NextAction;
  /** Called when the board is locked or unlocked, for boards that contain settings. */
  lock?(locked: boolean): void;
}

export interface NextAction {
  readonly label: string;
  readonly action: StepAction | null;
}

/** The part of a view that is independent of the game; used by the frame. */
export interface AnyView {
  choice(): unknown;
  stake?(unit: Amount): Amount;
  show(round: RoundView, fresh: boolean): Promise<void>;
  next?(round: RoundView): NextAction;
  lock?(locked: boolean): void;
}

/** Declares a game with its types. */
export const defineGame = <G extends GameId>(game: GameDefinition<G>): GameDefinition<G> => game;
