import type { CategoryChoice } from '../model/game-list.ts';

export interface GameFilterProps {
  categories: readonly CategoryChoice[];
  category: CategoryChoice;
  onCategory: (category: CategoryChoice) => void;
  /** Text that is searched for. */
  typed: string;
  onTyped: (typed: string) => void;
}
