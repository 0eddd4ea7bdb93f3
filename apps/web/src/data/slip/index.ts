export { addToSlip, type EarlierBet, handleAddToSlip } from './add-to-slip.ts';
export { betDraftsOf, betItemsOf } from './bet-items.ts';
