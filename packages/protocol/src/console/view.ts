import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, rowId } from '../schemas.ts';
import { VIEW_NAME_MAX, VIEWS_MAX } from './view-terms.ts';

const errors = ['operator_address_refused'] as const;
const writing = [...errors, 'clock_skew'] as const;

/** Shown as the operator wrote it, without spaces around it. */
const viewName = z.string().trim().min(1).max(VIEW_NAME_MAX);
/** Page of the console, as its address has it. */
const viewPage = z.string().regex(/^[a-z]{1,30}$/);
/** What the address of the page says: names and values of its filters. */
const viewParams = z
  .record(z.string().regex(/^[a-z]{1,20}$/i), z.string().min(1).max(200))
  .refine((params) => Object.keys(params).length <= 12);

export const consoleViewList = endpoint('POST', '/console/view/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(z.object({ id: rowId, page: viewPage, name: viewName, params: viewParams, at: ms }))
      .max(VIEWS_MAX),
  }),
  errors,
  access: { operator: 'self' },
  limit: 'other',
  writes: false,
  about: "The operator's own saved views of all pages, by page and name.",
});

export const consoleViewSave = endpoint('POST', '/console/view/save', {
  request: z.object({ page: viewPage, name: viewName, params: viewParams }),
  reply: z.object({ id: rowId }),
  errors: [...writing, 'view_full'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  about:
    'Keeps the filters of a page under a name, for the operator alone. A view of this name on the page has these filters from now on. `view_full` when there are 50.',
});

export const consoleViewRename = endpoint('POST', '/console/view/rename', {
  request: z.object({ id: rowId, name: viewName }),
  reply: nothing,
  errors: [...writing, 'not_found', 'view_name_taken'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  about: "Gives one of the operator's own views another name.",
});

export const consoleViewRemove = endpoint('POST', '/console/view/remove', {
  request: z.object({ id: rowId }),
  reply: nothing,
  errors: [...writing, 'not_found'],
  access: { operator: 'self' },
  limit: 'other',
  writes: true,
  about: "Removes one of the operator's own views.",
});
