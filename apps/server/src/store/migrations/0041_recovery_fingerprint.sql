-- Finds the accounts that have a contact.
create index account_contact_fingerprint on account_contact (fingerprint);
