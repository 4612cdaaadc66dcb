import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { SortField } from '#shared/book-of-business/individuals/search-fields';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { RecordName } from '../../../components/RecordName.tsx';
import { RecordTable, type Sort } from '../../../components/RecordTable.tsx';
import { contractPath } from '../../contract-path.ts';
import { AmountDue, contractColumns, EmailLink, nameOf, PhoneLink } from './contract-columns.tsx';
import { ContractStatusChip, PaymentStatusChip } from './ContractChips.tsx';
import type { BookList } from '../book-search.ts';

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
export function ContractsTable({ list, isMedicare, onOpen, ...table }: ContractsTableProps) {
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
