import { DAY_LIST_QUERY, LIST_PAGE, LIST_QUERY } from '#shared/answers/list-query.record';
import { bodyOf } from './body-of.ts';

export class ListPageDto extends bodyOf(LIST_PAGE) {}
export class ListQueryDto extends bodyOf(LIST_QUERY) {}
export class DayListQueryDto extends bodyOf(DAY_LIST_QUERY) {}

/** The same query for a body, which may name people. */
export const toListQuery = <Page extends object>({ Filter }: { Filter: object | null }, page: Page) => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
});
