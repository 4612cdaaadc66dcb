import { Alert } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { BOOK_RETIRED } from '#shared/book-of-business/individuals/pcp-change';
import { useBookRetirement } from '../../components/daily-actions/use-book-retirement.ts';

/** A contract of the retired book can be read. Source: individuals, decision 22. */
export function ReadOnlyNote({ contract: { Contract } }: { contract: ContractDetail }) {
  const { isRetired } = useBookRetirement();
  return isRetired && !Contract.IsMedicare ? (
    <Alert severity="info">{`${BOOK_RETIRED} This contract can be read, but not changed.`}</Alert>
  ) : null;
}
