/** Articles of the help page: a title, then the blocks in order. */
export const helpArticles = {
  help_first_bet_title: 'Your first bet',
  help_first_bet_1:
    'A bet takes three steps: choose a play, pick numbers, confirm the amount. Nothing is charged before you confirm, and nothing is ever submitted for you.',
  help_first_bet_2: 'Steps',
  help_first_bet_3:
    'Choose a lottery on the home page. The top of the betting page shows the issue on sale and the time left.',
  help_first_bet_4:
    'Choose a play, then numbers. If a play is new to you, open its example: it is worked out in full.',
  help_first_bet_5: 'Look at the bottom: lines, cost and the most you can get are stated before you submit.',
  help_first_bet_6: 'Add the pick to your slip, or place it right away.',
  help_first_bet_7: 'Practise first',
  help_first_bet_8:
    'The sign-in page offers a trial. It has the same rules and draws as a real account; only the money is virtual, and the page says so all the time.',

  help_stake_title: 'Amounts and odds',
  help_stake_1:
    'A line is one single combination. The more numbers you pick, the more lines there are, and each line costs the same.',
  help_stake_2: 'The figures',
  help_stake_3: 'Stake = unit price × unit (1, 0.1, 0.01, 0.001) × multiple × lines.',
  help_stake_4:
    'Return = stake of a line × odds, for each line that wins, floored to 1/10,000 and then added up. It includes the stake.',
  help_stake_5: 'Net = return − stake. Only a net above zero is a win.',
  help_stake_6:
    'On the classic board you may trade odds for a rebate: a higher rebate means lower odds. The slider shows both.',
  help_stake_7: 'The most you can get is what one draw can return, not the sum of all tiers.',
  help_stake_8: 'When odds change',
  help_stake_9:
    'If odds have changed when you submit, the bet waits for you to accept them. Odds of an accepted bet never change.',

  help_draws_title: 'Issues, closing and draws',
  help_draws_1:
    'Every draw has its own issue, closing time and draw time. The countdown follows the server clock, not that of your device.',
  help_draws_2:
    'Before closing you can cancel a bet and the whole stake returns. After closing there is no betting and no cancelling.',
  help_draws_3:
    'What is still on your slip at closing moves to the next issue, or is cleared, or you are asked, as you set it. It is never submitted by itself.',
  help_draws_4: 'While a result is pending you see empty balls, never the numbers of an earlier issue.',
  help_draws_5: 'When a draw is void, every stake goes back.',
  help_draws_6:
    'Numbers of official lotteries are those officially published. Until then you see that the official result is awaited, never a guess.',
  help_draws_7:
    'Each draw is independent. Past results do not affect the next; omissions and hot numbers only count the past.',

  help_chase_title: 'Chasing',
  help_chase_1:
    'A chase places the same bet on several issues to come. Every draw is independent: chasing makes no draw likelier to win.',
  help_chase_2: 'Four ways to set the multiple',
  help_chase_3: 'Same: one multiple for all issues.',
  help_chase_4: 'Double: the multiple grows by a rule and costs rise fast, so a budget is required.',
  help_chase_5: 'Reverse: it begins at the highest multiple and steps down.',
  help_chase_6:
    'Profit rate: the multiple of each issue follows from the rate you set; issues that cannot reach it are left out.',
  help_chase_7: 'Where the money goes',
  help_chase_8:
    'The whole amount is held when you confirm, and the most you can spend and the worst case are shown before. Each issue is then bet in turn.',
  help_chase_9:
    'You can stop after a win or before a loss, and pause or stop at any time. What was not bet returns to your balance.',
  help_chase_10: 'If an issue was missed, suspended or void, its amount returns, and the records say why.',

  help_bets_title: 'Records and how a return came about',
  help_bets_1: 'Find bets by lottery, state, date or number, and export them as a table.',
  help_bets_2:
    'Open any bet to see the drawn numbers, the winning lines and the sum. Your device works it out again by the rules and compares it with the settlement: it tells you when they agree, and when they do not.',
  help_bets_3:
    'Betting again puts the same content on your slip at the odds of now; you still have to confirm it.',

  help_guard_title: 'Protecting your account',
  help_guard_1: 'Only you know your password. Support never asks for passwords or codes.',
  help_guard_2: 'Worth doing',
  help_guard_3: 'Password: 8 to 128 characters, used nowhere else. Changing it signs out all other devices.',
  help_guard_4:
    'Authenticator: one more 6-digit code at sign-in. Keep the recovery codes offline; each works once if you lose your phone.',
  help_guard_5: 'Fund password: a second password for sensitive steps, different from the first.',
  help_guard_6:
    'Sign-in record: lists the devices signed in. Sign out one you do not know and change your password.',
  help_guard_7: 'Remember me',
  help_guard_8:
    'Your device then keeps a credential that can be revoked at any time, not the password. Leave it off on shared devices.',

  help_drawing_title: 'How numbers are drawn',
  help_drawing_1:
    'For verifiable lotteries a result is made of two secrets of two parties: a seed the operator commits to before sales, and public randomness that appears after closing. Neither can decide the result alone.',
  help_drawing_2: 'The life of a draw',
  help_drawing_3:
    'Before sales the commitment of the seed chain and the terms of the draw are published, with the round of randomness to be used.',
  help_drawing_4:
    'After closing and before that round, the seed is shown and all bets are sealed in a list, signed by a witness.',
  help_drawing_5:
    'When the randomness arrives, two separate programs work out the result. It is published only if they agree.',
  help_drawing_6:
    'A seal that comes late makes the draw void and stakes go back, so nobody can look first and decide later.',
  help_drawing_7: 'Check it yourself',
  help_drawing_8:
    'Choose a draw on the fairness check page and your browser works every step out again from public data. You can also save the record and check it offline.',
  help_drawing_9:
    'Draws labelled as simulated use a demonstration source of randomness: the same steps, but no guarantee of real randomness.',

  help_receipts_title: 'Receipts of bets',
  help_receipts_1: 'When a bet is accepted you get a signed receipt of its content, issue, odds and time.',
  help_receipts_2:
    'After closing you can check that the receipt is in the sealed list, so the bet was neither dropped nor changed.',
  help_receipts_3: 'Open a bet and choose to verify its draw to see the check of its receipt.',

  help_pace_title: 'Keeping it in bounds',
  help_pace_1:
    'Betting is entertainment that costs money. The return in the long run is below 100%: the more you stake, the more you spend on average.',
  help_pace_2: 'Good habits',
  help_pace_3: 'Set an amount and a time before you begin, and stop there.',
  help_pace_4: 'Do not chase losses and do not borrow to bet.',
  help_pace_5: 'Doubling does not change the chance of winning; it only spends the budget faster.',
  help_pace_6: 'Watch the session time and net on the betting page. They are always shown.',
  help_pace_7: 'Do not bet when upset, drinking or tired.',
  help_pace_8:
    'Set limits for stakes and net loss on the page Safer play, and take a break or exclude yourself when you need to.',
  help_pace_9: 'Nobody under 18 may register or bet.',
  help_pace_10:
    'If betting affects your life, work or sleep, stop, talk to someone you trust, or seek professional help near you.',

  help_go_responsible: 'Set limits and breaks',
  help_go_lottery_data: 'See results',
  help_go_lottery: 'Open betting',
  help_go_record_bet: 'See your bet history',
  help_go_user_info: 'Open profile and security',
  help_go_login_record: 'See sign-in record',
  help_go_verify: 'Open the fairness check',
  help_service: 'Still have a question? Contact support',
} as const;
