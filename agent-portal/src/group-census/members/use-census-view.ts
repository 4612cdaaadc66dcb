import { useDeferredValue, useMemo, useState } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { rowsMatching, toRows, type CensusRow } from './census-list.ts';
import type { MemberProblem } from './member-problems.ts';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface CensusView {
  /** Every row, in census order. */
  rows: readonly CensusRow[];
  /** The rows that match the filter. */
  matching: readonly CensusRow[];
  /** The rows of this page. */
  shown: readonly CensusRow[];
  filter: string;
  setFilter: (text: string) => void;
  onlyProblems: boolean;
  setOnlyProblems: (only: boolean) => void;
  page: number;
  setPage: (page: number) => void;
  pageSize: number;
  setPageSize: (size: number) => void;
  /** Goes to a member's page; clears the filter if it hides the member. */
  turnTo: (memberId: number) => void;
  /** Goes to the last page of the whole census. */
  turnToEnd: () => void;
}

/** Filter and paging of the census, all in the browser: up to 5,000 members come in one response. */
export function useCensusView(
  members: readonly CensusMemberResponse[],
  problems: ReadonlyMap<number, readonly MemberProblem[]>,
  effectiveDate: IsoDate,
): CensusView {
  const [filter, setFilter] = useState('');
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [wantedPage, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const rows = useMemo(() => toRows(members, effectiveDate), [members, effectiveDate]);
  // Keeps typing responsive while a long census is filtered.
  const words = useDeferredValue(filter);
  const matching = useMemo(() => {
    const found = rowsMatching(rows, words);
    return onlyProblems && problems.size > 0 ? found.filter(({ member }) => problems.has(member.Id)) : found;
  }, [rows, words, onlyProblems, problems]);
  const lastPage = Math.max(0, Math.ceil(matching.length / pageSize) - 1);
  const page = Math.min(wantedPage, lastPage);
  const shown = useMemo(() => matching.slice(page * pageSize, (page + 1) * pageSize), [matching, page, pageSize]);
  const placeIn = (list: readonly CensusRow[], memberId: number) =>
    list.findIndex(({ member }) => member.Id === memberId);
  const showAll = () => {
    setFilter('');
    setOnlyProblems(false);
  };
  return {
    rows,
    matching,
    shown,
    filter,
    setFilter: (text) => {
      setFilter(text);
      setPage(0);
    },
    onlyProblems: onlyProblems && problems.size > 0,
    setOnlyProblems: (only) => {
      setOnlyProblems(only);
      setPage(0);
    },
    page,
    setPage,
    pageSize,
    setPageSize: (size) => {
      setPage(Math.floor((page * pageSize) / size));
      setPageSize(size);
    },
    turnTo: (memberId) => {
      const place = placeIn(matching, memberId);
      if (place < 0) {
        showAll();
      }
      setPage(Math.floor(Math.max(0, place < 0 ? placeIn(rows, memberId) : place) / pageSize));
    },
    turnToEnd: () => {
      showAll();
      setPage(Math.floor(Math.max(0, rows.length - 1) / pageSize));
    },
  };
}
