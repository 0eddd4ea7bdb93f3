import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import type { RecordColumn } from './columns.ts';
import styles from './record-card.module.css';

/** Props of {@link RecordCard}. */
export interface RecordCardProps<Row> {
  columns: readonly RecordColumn<Row>[];
  row: Row;
  /** Shown after a press on the expand arrow. */
  details?: ReactNode;
}

/** One record on a phone: title and status, facts in two columns, the amount at the end. */
export function RecordCard<Row>({ columns, row, details }: RecordCardProps<Row>) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  const at = (place: RecordColumn<Row>['card']) =>
    columns.filter((column) => (column.card ?? 'fact') === place);
  const cells = (place: RecordColumn<Row>['card']) =>
    at(place).map((column) => <span key={column.key}>{column.cell(row)}</span>);
  const amounts = cells('amount');
  const actions = cells('action');
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <span className={styles.title}>{cells('title')}</span>
        <span className={styles.status}>{cells('status')}</span>
        {details && (
          <IconButton
            className={isOpen ? styles.turned : styles.toggle}
            icon={ChevronDown}
            label={text('ui_expand_row')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </header>
      <div className={styles.middle}>
        <dl className={styles.facts}>
          {at('fact').map((column) => (
            <div key={column.key}>
              <dt>{column.head}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
        {amounts.length > 0 && <span className={styles.amount}>{amounts}</span>}
      </div>
      {details && isOpen && <div className={styles.details}>{details}</div>}
      {actions.length > 0 && <footer className={styles.foot}>{actions}</footer>}
    </article>
  );
}
