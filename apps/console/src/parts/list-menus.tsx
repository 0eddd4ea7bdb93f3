import { ColumnsMenu, type ColumnsMenuProps } from './columns-menu.tsx';
import { ViewsMenu } from './views-menu.tsx';

interface ListMenusProps extends Partial<ColumnsMenuProps> {
  /** Parameters of the address that a saved view keeps; without them the page has no saved views. */
  filters?: readonly string[];
}

/** Menus of a list: saved views where its address has filters, columns where its table has some to choose. */
export function ListMenus({ table, columns, filters }: ListMenusProps) {
  return (
    <>
      {filters && <ViewsMenu filters={filters} />}
      {table && columns && <ColumnsMenu table={table} columns={columns} />}
    </>
  );
}
