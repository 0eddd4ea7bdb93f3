import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { SEARCH_DEBOUNCE_MS, useSettled } from '../util/use-settled.ts';
import type { Answers, SearchSelectOption } from './search-option.ts';
import styles from './search-select.module.css';
import { ROW_PX, rowsAt, SLICE_ROWS, scrollFor, TOUCH_ROW_PX } from './virtual-rows.ts';

/** Props of {@link SearchList}. */
export interface SearchListProps<Value extends string> {
  label: string;
  options: readonly SearchSelectOption<Value>[];
  value: Value | '';
  answers: Answers;
  onPick: (value: Value) => void;
  onClose: () => void;
}

/** Number of rows that each key moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: SLICE_ROWS,
  PageUp: -SLICE_ROWS,
};

/**
 * The list behind a {@link SearchSelect}. The focus stays in the search field, or in the list on touch devices.
 * `aria-activedescendant` names the current row. Each row states its position among all rows, because most are not in the
 * document.
 */
export function SearchList<Value extends string>({
  label,
  options,
  value,
  answers,
  onPick,
  onClose,
}: SearchListProps<Value>) {
  const text = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [touched] = useState(() => matchMedia('(pointer: coarse)').matches);
  const rowPx = touched ? TOUCH_ROW_PX : ROW_PX;
  const [typed, setTyped] = useState('');
  const [settled, settleNow] = useSettled(typed, SEARCH_DEBOUNCE_MS);
  const query = settled.trim();
  const found =
    query === ''
      ? options
      : options.filter((option) => answers(query, [option.label, ...(option.also ?? [])]));
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const [scrollTop, setScrollTop] = useState(0);
  const [shownFor, setShownFor] = useState(query);
  if (shownFor !== query) {
    setShownFor(query);
    setActive(0);
    setScrollTop(0);
  }
  const height = Math.min(options.length, SLICE_ROWS) * rowPx;
  useEffect(() => (touched ? list : input).current?.focus({ preventScroll: true }), [touched]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.scrollTop = scrollFor(active, element.scrollTop, rowPx, height);
    setScrollTop(element.scrollTop);
  }, [active, rowPx, height]);

  const { from, to } = rowsAt(scrollTop, rowPx, found.length);
  const pick = (option: SearchSelectOption<Value> | undefined) => {
    if (option && !option.disabled) onPick(option.value);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return onClose();
    const step = steps[event.key];
    const picks = event.key === 'Enter' || (event.key === ' ' && event.target === list.current);
    if (step === undefined && !picks) return;
    event.preventDefault();
    // A key press in the list does not wait for the search.
    if (typed.trim() !== query) settleNow();
    else if (picks) pick(found[active]);
    else if (step !== undefined) setActive((at) => Math.max(0, Math.min(found.length - 1, at + step)));
  };
  const rowId = (index: number) => `${id}-${index}`;
  const reached = found.length > 0 && active >= from && active < to ? rowId(active) : undefined;
  return (
    <div className={styles.search}>
      <span className={styles.field}>
        <Icon of={Search} size={16} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={reached}
          aria-label={text('ui_search')}
          placeholder={text('ui_search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
        />
      </span>
      <div
        // Results of another query start at the first row.
        key={query}
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-activedescendant={reached}
        tabIndex={touched ? 0 : -1}
        className={styles.list}
        style={{ blockSize: height, '--row': `${rowPx}px` }}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        onKeyDown={handleKey}
      >
        <div role="presentation" style={{ blockSize: found.length * rowPx }} />
        {found.slice(from, to).map((option, offset) => {
          const index = from + offset;
          return (
            <button
              key={option.value}
              id={rowId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              aria-disabled={option.disabled}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              className={styles.option}
              style={{ insetBlockStart: index * rowPx }}
              onClick={() => pick(option)}
            >
              <span className={styles.name}>{option.label}</span>
              {option.value === value && <Icon of={Check} size={14} />}
            </button>
          );
        })}
      </div>
      <p className={styles.count} role="status">
        {query === ''
          ? ''
          : found.length === 0
            ? text('ui_found_none')
            : text('ui_found', { n: found.length })}
      </p>
    </div>
  );
}
