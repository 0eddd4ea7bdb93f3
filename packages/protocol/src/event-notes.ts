import type { ClientEventName, ServerEventName } from './events.ts';

/** When each event is sent to a client, for `docs/api.md`. */
export const serverEventNotes: Readonly<Record<ServerEventName, string>> = {
  'draw:open': 'A draw takes bets.',
  'draw:closing': 'A draw is about to close.',
  'draw:closed': 'A draw takes no more bets.',
  'draw:sealed': 'The bets of a draw are sealed: root, count, total stake and the revealed seed.',
  'draw:pending': 'The official draw is over; its result is waited for.',
  'draw:result': 'A draw has its numbers.',
  'draw:settled': 'Every bet of a draw is decided and paid.',
  'draw:corrected': 'Later official numbers of a settled draw stand; what is missing is being paid.',
  'draw:void': 'A draw is void; all stakes return.',
  'bet:settled': "The player's own bets of a draw are decided.",
  'bet:corrected': "Later official numbers stand for the player's own bets; what was missing is paid.",
  chase: "One of the player's chases moved on.",
  withdraw: "One of the player's withdrawals moved on.",
  balance: "The player's main balance changed.",
  notice: 'There is a message for the player.',
  'chat:message': 'Someone wrote in a room the client is in.',
  'cache:version': 'Cached lists have new versions.',
  'protection:changed': "The player's limits or breaks changed.",
  'session:ended': 'The session has ended, with the code that says why.',
};

/** What each event from a client asks for, for `docs/api.md`. */
export const clientEventNotes: Readonly<Record<ClientEventName, string>> = {
  'lottery:watch': 'To hear the draws of these lotteries.',
  'lottery:leave': 'No longer to hear them.',
  'chat:join': 'To hear a chat room; needs a session.',
  'chat:leave': 'No longer to hear it.',
};
