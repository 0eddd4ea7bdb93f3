import { ChevronDown } from 'lucide-react';
import { useField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { cx } from '../util/cx.ts';
import { SearchList } from './search-list.tsx';
import type { Answers, SearchSelectOption } from './search-option.ts';
import searching from './search-select.module.css';
import styles from './select.module.css';

/** Props of {@link SearchSelect}. */
export interface SearchSelectProps<Value extends string> {
  options: readonly SearchSelectOption<Value>[];
  /** Empty text shows `placeholder`. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Name of the choice. Inside a field, the field's label names the button and this names the list. */
  label: string;
  placeholder?: string;
  /** Default: case-insensitive substring match. */
  answers?: Answers;
  size?: 'sm' | 'md';
  disabled?: boolean;
  className?: string;
}

const holds: Answers = (query, texts) =>
  texts.some((text) => text.toLowerCase().includes(query.toLowerCase()));

/** A choice from a long list: a button that looks like {@link Select} and opens a searchable list. */
export function SearchSelect<Value extends string>({
  options,
  value,
  onChange,
  label,
  placeholder,
  answers = holds,
  size = 'md',
  disabled = false,
  className,
}: SearchSelectProps<Value>) {
  const field = useField();
  const picked = options.find((option) => option.value === value);
  return (
    <span className={cx(styles.root, className)} data-size={size}>
      <Popover
        label={label}
        align="start"
        className={searching.panel}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            role="combobox"
            aria-expanded={trigger['aria-expanded']}
            aria-haspopup="dialog"
            id={field?.id}
            aria-label={field ? undefined : label}
            aria-describedby={field?.describedBy}
            aria-invalid={field?.invalid || undefined}
            aria-required={field?.required || undefined}
            disabled={disabled}
            className={searching.button}
            data-empty={!picked || undefined}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              if (!trigger['aria-expanded']) event.currentTarget.click();
            }}
          >
            {picked?.label ?? placeholder ?? ''}
          </button>
        )}
      >
        {(close) => (
          <SearchList
            label={label}
            options={options}
            value={value}
            answers={answers}
            onClose={close}
            onPick={(picked) => {
              close();
              onChange(picked);
            }}
          />
        )}
      </Popover>
      <Icon of={ChevronDown} size={16} className={styles.mark} />
    </span>
  );
}
