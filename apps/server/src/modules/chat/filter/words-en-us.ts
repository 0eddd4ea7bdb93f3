import type { WordList } from './word-list.ts';

/** A short list to begin with: invitations to deals outside the platform, and slurs. Moderators see to the rest. */
export const enUs: WordList = {
  anywhere: [
    ...['telegram', 'whatsapp', 'dm me for', 'text me at', 'contact me at'],
    ...['guaranteed win', 'guaranteed profit', 'double your money', 'insider tips', 'hacked results'],
    ...['sell my account', 'buy your account', 'account for sale'],
  ],
  words: [
    ...['wechat', 'weixin', 'tg'],
    ...['nigger', 'nigga', 'faggot', 'gook', 'kike', 'wetback', 'tranny', 'retard', 'cunt', 'whore'],
    ...['fuck', 'motherfuck', 'bitch', 'kys'],
  ],
  harmless: [],
};
