import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link as RouterLink, Navigate, useLocation, useParams } from 'react-router';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { isNotFound } from '#web/http/api-error';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { BOOK_PATHS, contractPath } from '../contract-path.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { ContractSubtitle } from './ContractSubtitle.tsx';
import { contractQuery } from './contract-queries.ts';
import { fullName } from './contract-texts.ts';
import { CurrentBill } from './CurrentBill.tsx';
import { Invoices } from './Invoices.tsx';
import { MembersSection } from './members/MembersSection.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';

/** /bookofbusiness/individual/details/:contractId, and the same of Medicare. Source: spec 000 section 2, "Contract details screen". */
export function ContractScreen() {
  const contractId = useParams()['contractId'] ?? '';
  const { pathname } = useLocation();
  const opened = pathname.startsWith(BOOK_PATHS.Medicare) ? 'Medicare' : 'individual';
  const { data, error, refetch } = useQuery(contractQuery(contractId));
  const content = useRef<HTMLDivElement>(null);
  if (data && data.Contract.IsMedicare !== (opened === 'Medicare')) {
    return <Navigate to={contractPath(data.Contract.IsMedicare ? 'Medicare' : 'individual', contractId)} replace />;
  }
  const book = BOOK_PATHS[opened];
  const isUnknown = !data && isNotFound(error);
  return (
    <Screen
      title={data ? fullName(data.Contract.Name) : isUnknown ? 'Contract not found' : 'Contract'}
      subtitle={data && <ContractSubtitle contract={data} />}
      breadcrumbs={[{ label: `Book of business: ${opened}`, to: book }]}
      actions={<ContractActions contract={data ?? null} book={book} contentRef={content} />}
      error={data || isUnknown ? null : error}
      onRetry={() => void refetch()}
      pending={!data && !isUnknown}
    >
      {isUnknown && <UnknownContract book={book} />}
      {data && (
        <div ref={content}>
          <ContractColumns contract={data} />
        </div>
      )}
    </Screen>
  );
}

/** Two columns where both have room, also with large text; otherwise what is owed comes first. */
const ContractColumns = ({ contract }: { contract: ContractDetail }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
    <Stack spacing={2} sx={{ minWidth: 0, flex: '1 1 18.5rem' }}>
      <CurrentBill contract={contract} />
      <ContractFacts contract={contract} />
    </Stack>
    <Stack spacing={2} sx={{ minWidth: 0, flex: '2.4 1 34rem' }}>
      <ReadOnlyNote contract={contract} />
      <MembersSection contract={contract} />
      <Invoices contract={contract} />
      <ContractHistory contract={contract} />
    </Stack>
  </Box>
);

const UnknownContract = ({ book }: { book: string }) => (
  <EmptyState
    title="There is no such contract in your book"
    action={
      <Button variant="contained" component={RouterLink} to={book}>
        Back to the book
      </Button>
    }
  >
    It may belong to another agent now, or the address has a mistake. Search the book by the name or the contract
    number.
  </EmptyState>
);
