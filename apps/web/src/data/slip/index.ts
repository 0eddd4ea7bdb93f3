export { addToSlip, type EarlierBet, handleAddToSlip } from './add-to-slip.ts';
