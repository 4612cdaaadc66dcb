import { Button } from '@mui/material';
import { EmptyState } from '#web/shell/EmptyState';
import type { BookView } from '../book-search.ts';

interface NoContractsProps {
  view: BookView;
  /** On all pages. */
  total: number;
  onShow: (change: Partial<BookView>) => void;
}

/** Why no contract is shown, and what to do. */
export function NoContracts({ view: { list, criteria }, total, onShow }: NoContractsProps) {
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
