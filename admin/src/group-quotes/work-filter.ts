import type { WorkView } from '#shared/sales/work-views';

/** The list's filters, as react-admin keeps them. */
type Filters = Readonly<Record<string, unknown>>;

/** The filters of a view: its own, and the search that is typed. */
export const workFilter = ({ statuses, onlyMine }: WorkView, { q }: Filters): Filters => ({
  Status: statuses,
  ...(onlyMine && { OnlyMine: true }),
  ...(typeof q === 'string' && q !== '' && { q }),
});

/** Whether the filters are exactly those of a view, apart from a search. */
export function isOpenView({ statuses, onlyMine }: WorkView, { Status, OnlyMine, DaysInStatus }: Filters): boolean {
  const chosen: readonly unknown[] = Array.isArray(Status) ? Status : [];
  return (
    chosen.length === statuses.length &&
    statuses.every((status) => chosen.includes(status)) &&
    Boolean(OnlyMine) === Boolean(onlyMine) &&
    !DaysInStatus
  );
}
