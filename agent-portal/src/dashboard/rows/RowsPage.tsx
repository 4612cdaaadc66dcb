import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardPage, GroupDashboardRow } from '#shared/groups/dashboard.record';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { isGroupRow } from '../dashboard-rows.ts';
import type { ListView } from '../use-list-view.ts';

interface RowsPageProps {
  answer: UseQueryResult<DashboardPage>;
  view: ListView;
  show: (change: Partial<ListView>) => void;
  noun: 'quotes' | 'renewals';
  /** In place of the table if no group matches. */
  none?: ReactNode;
  table: (rows: readonly GroupDashboardRow[], isLoading: boolean) => ReactNode;
}

/** A page of a list. The rows before stay until it arrives; instead of one that fails, there is a way to try again. */
export function RowsPage({ answer, view, show, noun, none, table }: RowsPageProps) {
  const { data, error, refetch, isPlaceholderData } = answer;
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={`Loading ${noun}`} rows={PAGE_SIZE} />
    );
  }
  return (
    <>
      {data.Total === 0 ? none : table(data.Rows.filter(isGroupRow), isPlaceholderData)}
      <Pager
        total={data.Total}
        page={data.Page}
        onChange={(page) => show({ page })}
        pageSize={view.pageSize}
        onPageSize={(pageSize) => show({ pageSize })}
        noun={noun}
      />
    </>
  );
}
