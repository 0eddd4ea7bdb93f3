import { metaOf, type RouteName } from '../../platform/navigation/index.ts';

/** Pages of the rail, in its order. */
export type RailEntry = Extract<
  RouteName,
  'home' | 'lottery' | 'game-display' | 'activity-list' | 'record-bet' | 'user-center'
>;

/** Pages below an entry that are not in the account. */
const below: Readonly<Partial<Record<RouteName, RailEntry>>> = {
  home: 'home',
  lottery: 'lottery',
  'lottery-trend': 'lottery',
  'lottery-data': 'lottery',
  'game-display': 'game-display',
  'activity-list': 'activity-list',
  'activity-detail': 'activity-list',
  'record-bet': 'record-bet',
};

/** The entry of the rail that a page belongs to; none for a page without one, such as customer service. */
export function litBy(page: RouteName | undefined): RailEntry | undefined {
  if (page === undefined || page === 'chat-custom-service') return undefined;
  const named = below[page];
  if (named) return named;
  return metaOf(page).place === 'user' ? 'user-center' : undefined;
}
