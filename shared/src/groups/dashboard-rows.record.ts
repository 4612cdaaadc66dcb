import { DASHBOARD_LISTS, DASHBOARD_ORDERS, STAGES } from '#shared/groups/dashboard-list';
import { DASHBOARD_ROW } from '#shared/groups/dashboard-row.record';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, listOf, nested, optional, text, whole } from '#shared/records/kinds';

/** Which rows of the dashboard, in which order. Staff send neither a stage nor a text. */
const FOUND_ROWS = {
  List: code('List', DASHBOARD_LISTS),
  Order: code('Order', DASHBOARD_ORDERS),
  Direction: code('Direction', ['ASC', 'DESC']),
  Stage: optional(code('Stage', STAGES)),
  Text: optional(text('Search text', { max: 200 })),
};

/** POST /api/dashboard/rows.csv: all of them. */
export const DASHBOARD_FILE = record('DashboardFileBody', FOUND_ROWS);
export type DashboardFileRequest = Wire<typeof DASHBOARD_FILE>;

/** POST /api/dashboard/rows: a page of them. */
export const DASHBOARD_QUERY = record('DashboardQueryBody', {
  ...FOUND_ROWS,
  Page: whole('Page', { min: 1, max: 1_000_000, example: 1, about: '1 for the first; beyond the end, the last page.' }),
  PageSize: whole('Rows per page', { min: 1, max: 100, example: 10 }),
});
export type DashboardQuery = Wire<typeof DASHBOARD_QUERY>;

const STAGE_COUNT = record({ Stage: code('Stage', STAGES), Count: count('Count') });

/** A page of a list of the dashboard, of all groups that the user sees. */
export const DASHBOARD_PAGE = record('DashboardPageAnswer', {
  Rows: listOf('Rows', nested('Row', DASHBOARD_ROW)),
  Page: described(count('Page'), 'That of the rows, 1 for the first.'),
  Total: described(count('Total'), 'Groups on all pages.'),
  Counts: described(
    listOf('Stages', nested('Stage', STAGE_COUNT)),
    'Groups by stage, whichever stage was asked for; none for staff.',
  ),
});
export type DashboardPage = Wire<typeof DASHBOARD_PAGE>;
