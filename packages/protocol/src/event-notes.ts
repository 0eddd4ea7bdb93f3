import type { ClientEventName, ServerEventName } from './events.ts';

/** When each event is sent to a client, for `docs/api.md`. */
export const serverEventNotes: Readonly<Record<ServerEventName, string>> = {
  'draw:open': 'A draw has opened for bets.',
  'draw:closing': 'A draw is about to close.',
  'draw:closed': 'A draw has closed for bets.',
  'draw:sealed': 'The bets of a draw are sealed: root, count, total stake and the revealed seed.',
  'draw:pending': 'The official draw is over; its result is pending.',
  'draw:result': 'A draw has its result.',
  'draw:settled': 'Every bet of a draw is settled and paid.',
  'draw:corrected': 'The official numbers of a settled draw were corrected; the differences are being paid.',
  'draw:void': 'A draw is void; all stakes are refunded.',
  'bet:settled': "The player's own bets of a draw are settled.",
  'bet:corrected': "The official numbers were corrected for the player's own bets; the difference was paid.",
  chase: "One of the player's chases changed.",
  withdraw: "One of the player's withdrawals changed state.",
  balance: "The player's main balance changed.",
  'spin:drawn': "One of the player's turns of a wheel has its result.",
  notice: 'The player has a new message.',
  'chat:message': 'A message was posted in a room the client has joined.',
  'chat:messages': 'Several messages were posted within a moment in a room the client has joined.',
  'chat:changed': 'A moderator acted on the player, or the player blocked somebody on another device.',
  'chat:read': 'The player read messages of a room, on this or another device, up to this number.',
  'chat:typing': 'Somebody of customer service is writing in a room the client has joined.',
  'service:changed': "The player's case of customer service changed.",
  'cache:version': 'Cached lists have new versions.',
  'protection:changed': "The player's limits or breaks changed.",
  'rewards:changed': "The player's VIP level rose.",
  'team:changed': "The player's team, or a rate in it that concerns the player, changed.",
  'notice:changed': 'Notices of the platform were added, replaced or stopped.',
  'inbox:event': 'Something happened that the notification centre of the player lists.',
  'inbox:read': 'The player read events of the notification centre.',
  'inbox:settings': 'The player changed what is announced, or the quiet hours.',
  'session:ended': 'The session has ended; the code gives the reason.',
};

/** What each event from a client requests, for `docs/api.md`. */
export const clientEventNotes: Readonly<Record<ClientEventName, string>> = {
  'lottery:watch': 'Subscribe to the draws of these lotteries.',
  'lottery:leave': 'Unsubscribe from them.',
  'chat:join':
    'Get the messages of a chat room; needs a session and a room that the player may read. With `after`, the number of the last message that the client has, the answer has what follows as `missed`: up to 600 messages, or none of them and `more`.',
  'chat:leave': 'Leave it.',
  'chat:typing':
    'The player is writing in a joined room of customer service; told to the agent who has the case, and never stored.',
};
