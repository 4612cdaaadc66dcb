import { useSearchParams } from 'react-router';
import {
  canSortBy,
  DASHBOARD_ORDERS,
  type DashboardList,
  type DashboardQuery,
  type DashboardSort,
  type Stage,
  STAGES,
  USUAL_SORT,
} from '#shared/groups/dashboard.record';
import { useUser } from '../app/session/use-user.ts';
import { PAGE_SIZE } from '../components/Pager.tsx';
import { PAGE_SIZES } from '../components/page-sizes.ts';

export interface ListView {
  sort: DashboardSort;
  page: number;
  pageSize: number;
}

/** Order and page of a list of the dashboard, in the address: "?quotes=Premium-DESC&quotesSize=25&quotesPage=2". What is usual is left out. */
export function useListView(list: DashboardList): [view: ListView, show: (change: Partial<ListView>) => void] {
  const { IsInternal } = useUser();
  const [params, setParams] = useSearchParams();
  const view = readView(params, list, IsInternal);
  const show = (change: Partial<ListView>) =>
    setParams((before) => writeView(before, list, { ...view, page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, show];
}

/** Which quotes are listed: "?stage=review"; null = all, as always for staff. */
export function useStage(): [stage: Stage | null, show: (stage: Stage | null) => void] {
  const { IsInternal } = useUser();
  const [params, setParams] = useSearchParams();
  const show = (stage: Stage | null) =>
    setParams((before) => writeStage(before, stage), { replace: true, preventScrollReset: true });
  return [STAGES.find((stage) => !IsInternal && stage === params.get('stage')) ?? null, show];
}

/** A list that has changed begins with its first page. */
function writeStage(before: URLSearchParams, stage: Stage | null): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('quotesPage');
  if (stage === null) {
    params.delete('stage');
  } else {
    params.set('stage', stage);
  }
  return params;
}

/** What the address does not say, or says wrongly, is as usual. */
export function readView(params: URLSearchParams, list: DashboardList, isInternal: boolean): ListView {
  const [name, direction] = (params.get(list) ?? '').split('-');
  const field = DASHBOARD_ORDERS.find((order) => order === name && canSortBy(list, order, isInternal));
  const page = Number(params.get(`${list}Page`));
  const pageSize = Number(params.get(`${list}Size`));
  return {
    sort: field ? { field, direction: direction === 'DESC' ? 'DESC' : 'ASC' } : USUAL_SORT[list],
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : PAGE_SIZE,
  };
}

export function writeView(before: URLSearchParams, list: DashboardList, view: ListView): URLSearchParams {
  const params = new URLSearchParams(before);
  const write = (name: string, value: string, usual: string) =>
    value === usual ? params.delete(name) : params.set(name, value);
  write(list, sortText(view.sort), sortText(USUAL_SORT[list]));
  write(`${list}Size`, String(view.pageSize), String(PAGE_SIZE));
  write(`${list}Page`, String(view.page), '1');
  return params;
}

const orderOf = ({ sort }: ListView) => ({ Order: sort.field, Direction: sort.direction });

/** A page of the list. */
export const queryOf = (list: DashboardList, view: ListView, stage: Stage | null, text: string): DashboardQuery => ({
  List: list,
  ...orderOf(view),
  Stage: stage,
  Text: text.trim() || null,
  Page: view.page,
  PageSize: view.pageSize,
});

const sortText = ({ field, direction }: DashboardSort): string => `${field}-${direction}`;
