import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/ErrorOutlined';
import { Typography } from '@mui/material';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { PAYMENTS } from '#shared/error-reports/error-reports.calls';
import { formatDollars } from '#shared/formats/currency';
import { asking } from '#web/http/calls';
import { ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { MarkProcessedButton } from '../MarkProcessedButton.tsx';
import { OpenOrClosedFilter } from '../OpenOrClosedFilter.tsx';
import { QuoteLink } from '../QuoteLink.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport } from '../report.ts';

export type PaymentErrorRecord = PaymentErrorRow & { id: number };

/** /sales/error-report/payment: payments that were taken but could not be booked. */
export const PAYMENT_ERRORS: ErrorReport<PaymentErrorRecord> = {
  ...REPORT_SOURCES.payment,
  tab: 'Payments',
  subtitle: 'Payments that were taken but could not be posted. Post them manually, then mark them processed.',
  csv: asking(PAYMENTS.export).path,
  searched: 'Payer, quote or reference',
  filters: [<OpenOrClosedFilter key="IsShowOpenErrors" source="IsShowOpenErrors" alwaysOn />],
  sort: { field: 'SubmittedDate', order: 'DESC' },
  heading: {
    source: 'PayerName',
    label: 'Payer',
    width: 11,
    isSortable: true,
    render: ({ PayerName }) => <span>{PayerName}</span>,
  },
  columns: [
    {
      source: 'QuoteId',
      label: 'Quote',
      width: 7,
      isSortable: true,
      render: ({ QuoteId, QuoteName, IsHousehold }) => (
        <QuoteLink quoteId={QuoteId} to={IsHousehold ? 'household' : 'enrollment'}>
          {`${QuoteId}: ${QuoteName}`}
        </QuoteLink>
      ),
    },
    {
      source: 'Amount',
      label: 'Amount',
      width: 6,
      isSortable: true,
      isRight: true,
      render: ({ Amount }) => formatDollars(Amount),
    },
    {
      source: 'ProviderReference',
      label: 'Reference',
      width: 6.5,
      render: ({ ProviderReference }) => ProviderReference,
    },
    {
      source: 'SubmittedDate',
      label: 'Submitted',
      width: 7.5,
      isSortable: true,
      render: ({ SubmittedDate }) => <Instant at={SubmittedDate} />,
    },
    { source: 'Message', label: 'Message', width: 13, render: (row) => <ErrorMessage row={row} /> },
    { source: 'Status', label: 'Status', width: 6, render: (row) => <PaymentStatus payment={row} /> },
  ],
  nameOf: ({ PayerName, Amount }) => `${formatDollars(Amount)} of ${PayerName}`,
  subject: ['payment', 'payments'],
  repairs: {
    accepted: 'processed',
    resubmit: null,
    canSelect: ({ IsDisabled }) => !IsDisabled,
    resolve: {
      address: null,
      label: 'Mark processed',
      done: 'marked processed',
      hint: 'Closes the payments under your name, and completes the enrollments that wait for them',
    },
  },
  Actions: ({ row }) => <MarkProcessedButton payment={row} />,
  emptyText: 'No payments were held in this period, or all have been resolved.',
};

/** Open; or closed, with by whom and when. */
const PaymentStatus = ({ payment: { Status, ClosedBy, ClosedDate } }: { payment: PaymentErrorRow }) => (
  <>
    <ToneChip size="small" look={Status === 'Open' ? ['warning', OpenIcon] : ['success', DoneIcon]} label={Status} />
    {ClosedBy && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {ClosedBy}, <Instant at={ClosedDate} />
      </Typography>
    )}
  </>
);
