-- Deposits and withdrawals of a day, and payments under review, for the dashboard of operators.
create index deposit_credited_at on deposit (credited_at) where credited_at is not null;
create index deposit_payment_review on deposit_payment (at) where state = 'review';
create index withdrawal_created on withdrawal (created_at);
