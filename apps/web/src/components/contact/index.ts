export { Contact, useHasContact } from './contact.tsx';
