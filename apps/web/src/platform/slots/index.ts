export { fillSlots, type SlotParts, slot } from './slots.tsx';
