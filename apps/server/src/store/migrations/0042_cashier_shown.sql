-- Finds payees by what is shown of them: the last four digits of a card, or the address of a wallet.
create index payout_account_shown on payout_account (shown);
