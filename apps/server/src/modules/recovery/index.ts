/** Addresses of players, messages about the security of their accounts, and the recovery of lost passwords. */
export { type ContactVault, createContactVault } from './contact-vault.ts';
export { recoveryModule } from './module.ts';
export { recoveryActions } from './operator-actions.ts';
