import { Link, Typography } from '@mui/material';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import type { SortField } from '#shared/book-of-business/individuals/search-fields';
import { formatDay } from '#shared/formats/auto-date';
import { PhoneLink } from '#web/shell/PhoneLink';
import { Money } from '../../components/Money.tsx';
import type { RecordColumn } from '../../components/RecordTable.tsx';
import { ContractStatusChip, PaymentStatusChip } from './ContractChips.tsx';
import type { BookList } from './book-search.ts';

type ContractColumn = RecordColumn<BookRecord, SortField>;

/** Last name first, as the column is sorted. */
export const nameOf = ({ Name: { First, Last } }: BookRecord): string => `${Last}, ${First}`;

export const EmailLink = ({ email }: { email: string }) =>
  email && (
    <Link href={`mailto:${email}`} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
      {email}
    </Link>
  );

/** What the household owes: the figure that the row is about. */
export const AmountDue = ({ invoice }: { invoice: BookRecord['CurrentInvoice'] }) =>
  invoice === null ? (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      Not billed
    </Typography>
  ) : (
    <>
      <Typography component="span" variant="subtitle1" sx={{ fontWeight: 'bold' }}>
        <Money dollars={invoice.TotalAmountDue} />
      </Typography>
      {invoice.CurrentSuspense > 0 && (
        <Typography variant="caption" component="div" color="textSecondary">
          <Money dollars={invoice.CurrentSuspense} /> in suspense
        </Typography>
      )}
    </>
  );

const NUMBER: ContractColumn = {
  label: 'Contract #',
  field: 'CONTRACT_ID',
  isOneLine: true,
  cell: ({ ContractId }) => ContractId,
};
const STATUS: ContractColumn = { label: 'Status', cell: (contract) => <ContractStatusChip contract={contract} /> };
const EFFECTIVE: ContractColumn = {
  label: 'Effective date',
  field: 'ACTIVE_EFFDATE',
  cell: ({ EffectiveDate }) => formatDay(EffectiveDate),
};
const PHONE: ContractColumn = {
  label: 'Phone',
  field: 'PHONE',
  isOneLine: true,
  cell: ({ Phone }) => <PhoneLink phone={Phone} />,
};
const EMAIL: ContractColumn = {
  label: 'Email',
  field: 'EMAIL',
  isOneLine: true,
  cell: ({ Email }) => <EmailLink email={Email} />,
};

const BILLED: readonly ContractColumn[] = [
  {
    label: 'Amount due',
    field: 'PAYMENT_AMT_DUE',
    align: 'right',
    cell: ({ CurrentInvoice }) => <AmountDue invoice={CurrentInvoice} />,
  },
  {
    label: 'Payment status',
    field: 'PAYMENT_STATUS',
    cell: (contract) => <PaymentStatusChip contract={contract} />,
  },
  { label: 'Due date', field: 'PAYMENT_DUE_DATE', cell: ({ CurrentInvoice }) => formatDay(CurrentInvoice?.DueDate) },
];
const PAID_TO: ContractColumn = {
  label: 'Paid to Date',
  field: 'PAID_TO_DATE',
  cell: ({ PaidToDate }) => formatDay(PaidToDate),
};
const PLAN: ContractColumn = {
  label: 'Plan',
  field: 'PLAN_NAME',
  isOneLine: true,
  cell: ({ PlanName }) => PlanName,
};

/** Source: spec 000 section 3, "Individual BOB record". */
const MARKETPLACE: readonly ContractColumn[] = [
  { label: 'CSR%', cell: ({ CsrLevelDescription }) => CsrLevelDescription },
  { label: 'Marketplace?', cell: ({ FromFFM }) => (FromFFM ? 'Yes' : 'No') },
  {
    label: 'APTC',
    align: 'right',
    cell: ({ LatestAptc }) => LatestAptc !== null && <Money dollars={LatestAptc} />,
  },
];
const DENTAL: ContractColumn = {
  label: 'Dental Plan',
  isOneLine: true,
  cell: ({ DentalPlanName }) => DentalPlanName,
};

/**
 * The columns beside the name: first who owes what, and the phone. Medicare has the dental plan in place of what only marketplace
 * contracts have.
 */
export function contractColumns(list: BookList, isMedicare: boolean): readonly ContractColumn[] {
  if (list === 'void') {
    return [NUMBER, STATUS, EFFECTIVE, PHONE, EMAIL];
  }
  const own = isMedicare ? [DENTAL] : MARKETPLACE;
  return [NUMBER, ...BILLED, PHONE, STATUS, PAID_TO, PLAN, ...own, EFFECTIVE, EMAIL];
}
