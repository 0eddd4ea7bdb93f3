export { addressOf } from './address.ts';
export { createParty, fields, type PartyOptions } from './app.ts';
export { type Book, openBook } from './book.ts';
export { LATE_MS, MODES, type Mode } from './outbox.ts';
export { addPayerLook, type PayerLanguage, payerLanguage, payerPage } from './payer-page.ts';
export { type CreateParty, closeWhenStopped, type PartyPlace, runParty, startParty } from './run.ts';
export { createService, type Service, type ServiceOptions } from './service.ts';
export {
  type Body,
  done,
  partyKeys,
  refused,
  type SignedAnswer,
  type SignedHandler,
  signed,
  strayHmacKey,
} from './signed.ts';
export { modePage } from './steering.ts';
