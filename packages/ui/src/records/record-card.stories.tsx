import { RecordCard } from './record-card.tsx';
import { sampleColumns, sampleRecords } from './sample-records.tsx';

export const States = () =>
  sampleRecords.map((row) => (
    <RecordCard key={row.issue} columns={sampleColumns} row={row} details="后三直选复式" />
  ));
States.wide = true;
