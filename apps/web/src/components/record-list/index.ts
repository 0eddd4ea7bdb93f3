export { ListCard } from './list-card.tsx';
export { RecordList } from './record-list.tsx';
