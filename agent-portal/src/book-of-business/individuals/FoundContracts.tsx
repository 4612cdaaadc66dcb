import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { contractPath } from '#shared/book-of-business/contract-path';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { SortField } from '#shared/book-of-business/individuals/search-fields';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { Page } from '#web/http/pages';
import { EmptyState } from '#web/shell/EmptyState';
import { PhoneLink } from '#web/shell/PhoneLink';
import { useStoredState } from '../../app/use-stored-state.ts';
import { Pager } from '../../components/Pager.tsx';
import { RecordName } from '../../components/RecordName.tsx';
import { RecordTable, type Sort } from '../../components/RecordTable.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import type { BookList, BookView } from './book-search.ts';
import { ContractStatusChip, PaymentStatusChip } from './ContractChips.tsx';
import { AmountDue, contractColumns, EmailLink, nameOf } from './contract-columns.tsx';

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

interface Place {
  scrollY: number;
  /** Target of the link that was followed. */
  to: string;
}

interface ReturnPlace {
  /** Of the list that the links are in. */
  list: RefObject<HTMLDivElement | null>;
  /** Call before a link is followed. */
  leave: (to: string) => void;
}

/** Brings users who opened a record and come back to the same place: scrolled as before, with the focus on the record's link. */
function useReturnPlace(name: string, areRowsShown: boolean): ReturnPlace {
  const list = useRef<HTMLDivElement>(null);
  const [stored, store] = useStoredState<Place | null>(`${name}:place`, null);
  const [arrival] = useState(stored);
  const hasReturned = useRef(arrival === null);
  useEffect(() => {
    if (!areRowsShown || hasReturned.current || arrival === null) {
      return;
    }
    // After the screen has put the focus on its heading.
    const frame = requestAnimationFrame(() => {
      hasReturned.current = true;
      store(null);
      window.scrollTo(0, arrival.scrollY);
      linkTo(list.current, arrival.to)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [areRowsShown, arrival, store]);
  return { list, leave: (to) => store({ scrollY: window.scrollY, to }) };
}

const linkTo = (list: HTMLElement | null, to: string): HTMLAnchorElement | undefined =>
  [...(list?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === to);

interface NoContractsProps {
  view: BookView;
  /** On all pages. */
  total: number;
  onShow: (change: Partial<BookView>) => void;
}

/** Why no contract is shown, and what to do. */
function NoContracts({ view: { list, criteria }, total, onShow }: NoContractsProps) {
  if (total > 0) {
    return (
      <EmptyState
        title="No contracts on this page"
        action={<Button onClick={() => onShow({ page: 1 })}>Go to the first page</Button>}
      >
        There are fewer contracts than before.
      </EmptyState>
    );
  }
  if (list === 'one') {
    return (
      <EmptyState title="No contract found">
        The search covers this book, with void contracts. Names must be complete; try the contract number.
      </EmptyState>
    );
  }
  if (list === 'void') {
    return (
      <EmptyState title="No void or canceled contracts">Contracts that never took effect are listed here.</EmptyState>
    );
  }
  return criteria.length > 0 ? (
    <EmptyState
      title="No contract matches"
      action={<Button onClick={() => onShow({ criteria: [] })}>Show all contracts</Button>}
    >
      A contract must meet every criterion. Remove one, or try the beginning of a name. Void contracts are listed apart.
    </EmptyState>
  ) : (
    <EmptyState title="No contracts in this book yet">
      A contract is in the book of business once the carrier has enrolled the household. Quotes are on the dashboard.
    </EmptyState>
  );
}

interface ContractsTableProps {
  list: BookList;
  isMedicare: boolean;
  rows: readonly BookRecord[];
  isLoading: boolean;
  sort?: Sort<SortField>;
  onSort?: (sort: Sort<SortField>) => void;
  /** A contract is about to be opened, by the link with this target. */
  onOpen: (to: string) => void;
}

/** The contracts of a book. Name and button open the contract. */
function ContractsTable({ list, isMedicare, onOpen, ...table }: ContractsTableProps) {
  const pathOf = ({ ContractId }: BookRecord) => contractPath(isMedicare ? 'Medicare' : 'individual', ContractId);
  return (
    <RecordTable<BookRecord, SortField>
      {...table}
      scrolls
      label="Contracts"
      keyOf={({ ContractId }) => ContractId}
      columns={[
        {
          label: 'Name',
          field: 'MEMBER_LASTNAME',
          isName: true,
          cell: (contract) => (
            <RecordName name={nameOf(contract)} to={pathOf(contract)} onOpen={() => onOpen(pathOf(contract))} />
          ),
        },
        ...contractColumns(list, isMedicare),
      ]}
      action={{
        label: 'Next step',
        cell: (contract) => (
          <Button
            size="small"
            component={RouterLink}
            to={pathOf(contract)}
            endIcon={<ArrowForwardIcon />}
            aria-label={`Open contract: ${nameOf(contract)}, ${contract.ContractId}`}
            onClick={() => onOpen(pathOf(contract))}
            sx={{ whiteSpace: 'nowrap', ml: -1 }}
          >
            Open contract
          </Button>
        ),
      }}
      card={{
        aside: (contract) =>
          contract.IsVoid ? <ContractStatusChip contract={contract} /> : <PaymentStatusChip contract={contract} />,
        details: (contract) => <CardDetails contract={contract} isMedicare={isMedicare} />,
      }}
    />
  );
}

/** The same facts on a phone, what is owed first. */
function CardDetails({ contract, isMedicare }: { contract: BookRecord; isMedicare: boolean }) {
  const { ContractId, CurrentInvoice, PaidToDate, PlanName, DentalPlanName, EffectiveDate, IsVoid } = contract;
  const { Phone, Email, CsrLevelDescription, FromFFM, LatestAptc } = contract;
  const marketplace = [
    FromFFM ? 'From the marketplace' : '',
    CsrLevelDescription && `CSR ${CsrLevelDescription}`,
    LatestAptc === null ? '' : `APTC ${formatDollars(LatestAptc)}`,
  ];
  const lines = [
    CurrentInvoice && [`Due ${formatDay(CurrentInvoice.DueDate)}`, PaidToDate && `paid to ${formatDay(PaidToDate)}`],
    [`Contract ${ContractId}`, `effective ${formatDay(EffectiveDate)}`],
    [PlanName, isMedicare && DentalPlanName],
    isMedicare ? [] : marketplace,
  ].map((facts) => (facts || []).filter(Boolean).join(', '));
  return (
    <Stack spacing={0.5}>
      {!IsVoid && (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box sx={{ color: 'text.primary' }}>
            Amount due <AmountDue invoice={CurrentInvoice} />
          </Box>
          <ContractStatusChip contract={contract} />
        </Stack>
      )}
      {lines.map((line) => line && <div key={line}>{line}</div>)}
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}>
        <PhoneLink phone={Phone} />
        <EmailLink email={Email} />
      </Stack>
    </Stack>
  );
}
