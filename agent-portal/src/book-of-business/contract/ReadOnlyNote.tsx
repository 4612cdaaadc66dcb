import { Alert } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract/contract-detail.record';
import { BOOK_RETIRED } from '#shared/book-of-business/individuals/contract/pcp-change';
import { isBookRetired } from '#shared/book-of-business/individuals/retirement';
import { today } from '#web/inputs/today';
import { useRules } from '../../app/rules/use-rules.ts';

/** A contract of the retired book can be read. Source: individuals, decision 22. */
export function ReadOnlyNote({ contract: { Contract } }: { contract: ContractDetail }) {
  const isRetired = isBookRetired(useRules(), today());
  return isRetired && !Contract.IsMedicare ? (
    <Alert severity="info">{`${BOOK_RETIRED} This contract can be read, but not changed.`}</Alert>
  ) : null;
}
