/** Most views that an operator keeps, over all pages. */
export const VIEWS_MAX = 50;
/** Most characters of a view's name. */
export const VIEW_NAME_MAX = 40;
