import { Box } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { Page } from '#web/http/pages';
import { Pager } from '../../../components/Pager.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../../components/SectionFailure.tsx';
import { ContractsTable } from './ContractsTable.tsx';
import type { BookView } from '../book-search.ts';
import { NoContracts } from './NoContracts.tsx';
import { useReturnPlace } from './use-return-place.ts';

interface FoundContractsProps {
  /** Of this book, for who comes back. */
  name: string;
  isMedicare: boolean;
  view: BookView;
  found: UseQueryResult<Page<BookRecord>>;
  /** The failure is shown where the search was typed. */
  isRefused: boolean;
  onShow: (change: Partial<BookView>) => void;
}

/** The contracts that the view shows, or why there are none. */
export function FoundContracts({ name, isMedicare, view, found, isRefused, onShow }: FoundContractsProps) {
  const { data, error } = found;
  const { list, leave } = useReturnPlace(name, found.isSuccess);
  return (
    <>
      {error && !isRefused && <SectionFailure error={error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <RowsSkeleton label="Loading contracts" rows={view.pageSize} />}
      {data?.rows.length === 0 && <NoContracts view={view} total={data.total} onShow={onShow} />}
      {data && data.rows.length > 0 && (
        <Box ref={list}>
          <ContractsTable
            list={view.list}
            isMedicare={isMedicare}
            rows={data.rows}
            isLoading={found.isPlaceholderData}
            {...(view.list === 'active' && { sort: view.sort, onSort: (sort) => onShow({ sort }) })}
            onOpen={leave}
          />
        </Box>
      )}
      {data && (
        <Pager
          total={data.total}
          page={view.list === 'one' ? 1 : view.page}
          pageSize={view.list === 'one' ? Math.max(data.total, 1) : view.pageSize}
          onChange={(page) => onShow({ page })}
          onPageSize={view.list === 'one' ? undefined : (pageSize) => onShow({ pageSize })}
          noun="contracts"
        />
      )}
    </>
  );
}
