-- Batches of a day, for the comparison of a report with the ledger. A BRIN index costs a batch nothing, since batches come in the order of
-- their time.
create index batch_at on batch using brin (at) with (pages_per_range = 16);
