import type { MessageKey } from '@tessera/messages';

/** A question that many players ask, with the help article that answers it: its title and its first paragraph. */
export interface Question {
  /** Id of the article. */
  readonly article: string;
  readonly text: MessageKey;
  readonly title: MessageKey;
  readonly answer: MessageKey;
}

/** The common questions, in their order. */
export const questions: readonly Question[] = [
  { article: 'deposit', text: 'sv_q_deposit', title: 'help_deposit_title', answer: 'help_deposit_1' },
  {
    article: 'withdrawal',
    text: 'sv_q_withdrawal',
    title: 'help_withdrawal_title',
    answer: 'help_withdrawal_1',
  },
  { article: 'turnover', text: 'sv_q_turnover', title: 'help_turnover_title', answer: 'help_turnover_1' },
  {
    article: 'check-draw',
    text: 'sv_q_check_draw',
    title: 'help_check_draw_title',
    answer: 'help_check_draw_1',
  },
  { article: 'guard', text: 'sv_q_guard', title: 'help_guard_title', answer: 'help_guard_1' },
];
