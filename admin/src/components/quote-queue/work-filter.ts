import type { WorkView } from '#shared/sales/queue-views';
import { PAGE_SIZE } from '../page-size.ts';
import { searchOf } from '../saved-search.ts';

/** The list's filters, as react-admin keeps them. */
type Filters = Readonly<Record<string, unknown>>;

/** The filters of a view: its own, and the search that is typed. */
export const workFilter = ({ statuses, onlyMine }: WorkView, { q }: Filters): Filters => ({
  Status: statuses,
  ...(onlyMine && { OnlyMine: true }),
  ...(typeof q === 'string' && q !== '' && { q }),
});

/** The address of a view of the list at `path`. */
export const viewAddress = (path: string, view: WorkView, { filters = {}, perPage = PAGE_SIZE } = {}): string =>
  `${path}?${searchOf({
    filter: workFilter(view, filters),
    displayedFilters: [],
    sort: { field: 'StatusAt', order: view.order },
    perPage,
  })}`;

/** Whether the filters are exactly those of a view, apart from a search. */
export function isOpenView({ statuses, onlyMine }: WorkView, filters: Filters): boolean {
  const { Status, OnlyMine, q: _typed, ...others } = filters;
  const chosen: readonly unknown[] = Array.isArray(Status) ? Status : [];
  return (
    chosen.length === statuses.length &&
    statuses.every((status) => chosen.includes(status)) &&
    Boolean(OnlyMine) === Boolean(onlyMine) &&
    Object.values(others).every((value) => value === undefined || value === null || value === '')
  );
}
