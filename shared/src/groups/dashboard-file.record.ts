import { DASHBOARD_LISTS, DASHBOARD_ORDERS, STAGES } from '#shared/groups/dashboard-list';
import { record, type Wire } from '#shared/records/field';
import { code, optional, text } from '#shared/records/kinds';

/** POST /api/dashboard/rows.csv: which rows of the dashboard, as its lists show them. */
export const DASHBOARD_FILE = record({
  List: code('List', DASHBOARD_LISTS),
  Order: code('Order', DASHBOARD_ORDERS),
  Direction: code('Direction', ['ASC', 'DESC']),
  Stage: optional(code('Stage', STAGES)),
  Text: optional(text('Search text', { max: 200 })),
});

export type DashboardFileRequest = Wire<typeof DASHBOARD_FILE>;
