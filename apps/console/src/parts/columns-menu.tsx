import { Button, Checkbox, Popover } from '@tessera/ui';
import { Columns3 } from '@tessera/ui/icons';
import { useT } from '../platform/i18n.ts';
import { type Choosable, isShown } from './column-choice.ts';
import styles from './list-menus.module.css';
import { chooseColumns, useColumnChoice, useWideScreen } from './use-columns.ts';

export interface ColumnsMenuProps {
  /** Name of the table, as its `name`. */
  table: string;
  columns: readonly (Choosable & { readonly name: string })[];
}

/** Shows and hides columns of a table. The choice is of this device; the first column stays. */
export function ColumnsMenu({ table, columns }: ColumnsMenuProps) {
  const t = useT();
  return (
    <Popover
      label={t('columns')}
      align="end"
      className={styles.panel ?? ''}
      trigger={(props) => (
        <Button {...props} size="sm" variant="quiet" icon={Columns3}>
          {t('columns')}
        </Button>
      )}
    >
      <Choice table={table} columns={columns} />
    </Popover>
  );
}

function Choice({ table, columns }: ColumnsMenuProps) {
  const t = useT();
  const choice = useColumnChoice(table);
  const isWide = useWideScreen();
  const isChosen = Object.keys(choice).length > 0;
  return (
    <>
      <fieldset className={styles.list} ref={focusFirst}>
        <legend className={styles.title}>{t('columns_shown')}</legend>
        {columns.map((column, at) => {
          const { id, name } = column;
          const stays = at === 0 || id === undefined;
          return (
            <Checkbox
              key={id ?? name}
              className={styles.choice ?? ''}
              checked={stays || isShown(column, choice, isWide)}
              disabled={stays}
              onChange={(shown) => id !== undefined && chooseColumns(table, { ...choice, [id]: shown })}
            >
              {name}
            </Checkbox>
          );
        })}
      </fieldset>
      <div className={styles.foot}>
        <span className="s12 t3 grow">{t('columns_kept')}</span>
        <Button size="sm" disabled={!isChosen} onClick={() => chooseColumns(table, {})}>
          {t('columns_default')}
        </Button>
      </div>
    </>
  );
}

/** Focuses the first column that can be chosen, so that the keyboard is in the menu when it opens. */
function focusFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
}
