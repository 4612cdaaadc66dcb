import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link as RouterLink, Navigate, useLocation, useParams } from 'react-router';
import { BOOK_PATHS, contractPath } from '#shared/book-of-business/contract-path';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { paymentTypeLabel } from '#shared/book-of-business/individuals/invoices';
import { BOOK_RETIRED } from '#shared/book-of-business/individuals/pcp-change';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { isNotFound } from '#web/http/api-error';
import { today } from '#web/inputs/today';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { callText } from '#shared/book-of-business/individuals/today/call-outcomes';
import { ACTION_LABELS } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { formatInstant } from '#shared/formats/instant';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { RenewContractButton } from '../../components/RenewContractButton.tsx';
import { useBookRetirement } from '../../components/use-book-retirement.ts';
import { printToPdf } from '../../components/plan-browser/details/print-to-pdf.ts';
import { ContractHistory } from './ContractHistory.tsx';
import { Invoices } from './Invoices.tsx';
import { contractQuery } from './contract-queries.ts';
import { billWords, fullName } from './contract-texts.ts';
import { MembersSection } from './MembersSection.tsx';

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
      <ContractCalls contract={contract} />
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

/** A contract of the retired book can be read. Source: individuals, decision 22. */
function ReadOnlyNote({ contract: { Contract } }: { contract: ContractDetail }) {
  const { isRetired } = useBookRetirement();
  return isRetired && !Contract.IsMedicare ? (
    <Alert severity="info">{`${BOOK_RETIRED} This contract can be read, but not changed.`}</Alert>
  ) : null;
}

const LOOKS = {
  Active: ['success', CheckCircleIcon],
  Inactive: ['secondary', PauseCircleIcon],
  Void: ['error', BlockIcon],
} satisfies Record<string, Look>;

/** Below the heading: number, standing, and whose contract it is. */
function ContractSubtitle({ contract: { Contract } }: { contract: ContractDetail }) {
  const standing = Contract.IsVoid ? 'Void' : Contract.IsActive ? 'Active' : 'Inactive';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <span>Contract {Contract.ContractId}</span>
      <ToneChip size="small" look={LOOKS[standing]} label={standing} />
      <span>
        Agent {fullName(Contract.Agent.Name)} ({Contract.Agent.SrcAgentId})
      </span>
    </Stack>
  );
}

/** Plans, days and numbers of the contract. */
function ContractFacts({ contract }: { contract: ContractDetail }) {
  const { Contract, FacetsId, MedicalPlanName, VisionPlanName, OtherContractId } = contract;
  const facts: (readonly [string, ReactNode])[] = [
    ['Medical plan', MedicalPlanName],
    ['Dental plan', Contract.DentalPlanName],
    ['Vision plan', VisionPlanName],
    ['Effective date', formatDay(Contract.EffectiveDate)],
    ['Original effective date', formatDay(Contract.OriginalEffectiveDate)],
    ['Last day of coverage', formatDay(Contract.TerminationDate)],
    ...(Contract.IsMedicare
      ? []
      : ([
          ['Marketplace', Contract.FromFFM ? 'Yes' : 'No'],
          ['Tax credit', Contract.LatestAptc === null ? '' : `${formatDollars(Contract.LatestAptc)} a month`],
          ['Cost-sharing reduction', Contract.CsrLevelDescription],
        ] as const)),
    [
      'Other plan of the household',
      OtherContractId && (
        <Link component={RouterLink} to={contractPath('individual', OtherContractId)}>
          Contract {OtherContractId}
        </Link>
      ),
    ],
    ['Email', Contract.Email && <Link href={`mailto:${Contract.Email}`}>{Contract.Email}</Link>],
    ['Facets ID', FacetsId],
  ];
  return (
    <OverviewSection title="Contract">
      <FactList facts={facts.filter(([, value]) => Boolean(value))} />
    </OverviewSection>
  );
}

/** What is owed: the largest figure of the page. */
function CurrentBill({ contract }: { contract: ContractDetail }) {
  const { CurrentInvoice, IsMedicare, PaidToDate } = contract.Contract;
  const bill = billWords(CurrentInvoice, today());
  const hasSuspense = Boolean(CurrentInvoice?.CurrentSuspense);
  return (
    <OverviewSection title="Current bill">
      <Stack spacing={2}>
        {bill ? (
          <div>
            <Typography variant="figure" color={bill.tone} sx={{ overflowWrap: 'anywhere' }}>
              {formatCents(bill.cents)}
            </Typography>
            <Typography color={bill.tone}>{bill.words}</Typography>
          </div>
        ) : (
          <Typography>Nothing has been billed yet.</Typography>
        )}
        <FactList
          facts={[
            ['Payment type', paymentTypeLabel(IsMedicare, contract)],
            ['Paid to date', formatDay(PaidToDate) || 'Nothing paid yet'],
            ...(hasSuspense
              ? ([
                  ['Billed', formatDollars(CurrentInvoice?.TotalAmountDue)],
                  ['Payment received, not yet posted', formatDollars(CurrentInvoice?.CurrentSuspense)],
                ] as const)
              : []),
          ]}
        />
      </Stack>
    </OverviewSection>
  );
}

interface ContractActionsProps {
  /** null while it loads, and for one that is not found. */
  contract: ContractDetail | null;
  /** Address of the book. */
  book: string;
  /** What is printed. */
  contentRef: RefObject<HTMLElement | null>;
}

/** The buttons of the page head. What is done with the contract comes first. */
const ContractActions = ({ contract, book, contentRef }: ContractActionsProps) => (
  <>
    {contract && !contract.Contract.IsMedicare && (
      <RenewContractButton contractId={contract.Contract.ContractId} variant="contained" />
    )}
    {contract && <PrintButton contract={contract} contentRef={contentRef} />}
    <Button component={RouterLink} to={book} startIcon={<ArrowBackIcon />}>
      Back to the book
    </Button>
  </>
);

/** A PDF through POST /api/printtopdf. Its name has no personal data. */
function PrintButton({
  contract: { Contract },
  contentRef,
}: Pick<ContractActionsProps, 'contentRef'> & { contract: ContractDetail }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      printToPdf(contentRef.current!, {
        fileName: `contract_${Contract.ContractId}`,
        heading: `Contract ${Contract.ContractId}`,
      }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      Print
    </Button>
  );
}

/** The log of the calls to the household, newest first. Absent until there is one. */
const ContractCalls = ({ contract: { Calls } }: { contract: ContractDetail }) =>
  Calls.length > 0 && (
    <OverviewSection title="Calls">
      <Box component="ol" aria-label="Calls" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Calls.map(({ Id, Topic, Outcome, Until, NotedAt, NotedBy }) => (
          <Box component="li" key={Id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="div">
              {callText(Outcome, Until)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {`${formatInstant(NotedAt)}: ${ACTION_LABELS[Topic].toLowerCase()}, by ${NotedBy}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </OverviewSection>
  );
