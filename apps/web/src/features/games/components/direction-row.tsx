import { Icon, Select, type SelectOption } from '@tessera/ui';
import { ArrowLeftRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import { MAIN, sidesOf, swapped, type TransferForm, withSide } from '../model/transfer-form.ts';
import styles from './direction-row.module.css';

export interface DirectionRowProps {
  form: TransferForm;
  onForm: (form: TransferForm) => void;
  /** Selectable platforms. */
  platforms: readonly Platform[];
}

/** Source and target, one of which is always the main account, and the button that swaps them (R2.18, R4.10). */
export function DirectionRow({ form, onForm, platforms }: DirectionRowProps) {
  const t = useT();
  const { source, target } = sidesOf(form);
  const options: SelectOption<string>[] = [
    { value: MAIN, label: t('games_main') },
    ...platforms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={styles.root}>
      <Select
        aria-label={t('games_source')}
        options={options}
        value={source}
        onChange={(value) => onForm(withSide(form, 'source', value))}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label={t('games_swap')}
        title={t('games_swap')}
        data-type={form.type}
        onClick={() => onForm(swapped(form))}
      >
        <Icon of={ArrowLeftRight} />
      </button>
      <Select
        aria-label={t('games_target')}
        options={options}
        value={target}
        onChange={(value) => onForm(withSide(form, 'target', value))}
      />
    </div>
  );
}
