import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../platform/i18n.ts';

/** Come after the list, which needs none of them. */
const ListMenus = lazy(async () => ({
  default: (await withTexts('lists', import('./list-menus.tsx'))).ListMenus,
}));

/** Menus of a list for the head of its page: the operator's saved views, and the choice of columns. */
export function ListTools(props: ComponentProps<typeof ListMenus>) {
  return (
    <Suspense>
      <ListMenus {...props} />
    </Suspense>
  );
}
