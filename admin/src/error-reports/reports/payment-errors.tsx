import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useInput } from 'react-admin';
import { PAYMENTS } from '#shared/error-reports/error-reports.calls';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { formatDollars } from '#shared/formats/currency';
import { asking } from '#web/http/calls';
import { ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { useUndoable } from '../../components/undo/use-undoable.ts';
import { currentUser } from '../../providers/current-user.ts';
import { addressOf, useErrorActions, useReportRefresh } from '../error-report-calls.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
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
  filters: <OpenOrClosedFilter />,
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
    {
      source: 'Status',
      label: 'Status',
      width: 6,
      // Of the open ones that is what the list is of.
      render: (row) => row.Status === 'Closed' && <ClosedBy payment={row} />,
    },
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
      hint: 'Closes the payments under your name, and completes the enrollments that wait for them.',
    },
  },
  Actions: ({ row }) => <MarkProcessedButton payment={row} />,
  emptyText: 'No payments were held in this period, or all have been resolved.',
};

/** By whom and when. */
const ClosedBy = ({ payment: { Status, ClosedBy: closer, ClosedDate } }: { payment: PaymentErrorRow }) => (
  <>
    <ToneChip size="small" look={['success', DoneIcon]} label={Status} />
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
      {closer}, <Instant at={ClosedDate} />
    </Typography>
  </>
);

/** Which payments to show: open (the default, spec 002 section 9) or closed. */
function OpenOrClosedFilter() {
  const { field } = useInput<{ [name: string]: boolean | undefined }>({ source: 'IsShowOpenErrors' });
  const value = (field.value as unknown) === false ? 'closed' : 'open';
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which payments"
      value={value}
      onChange={(_, chosen: 'open' | 'closed' | null) => chosen && field.onChange(chosen === 'open')}
      sx={LOOK}
    >
      <ToggleButton value="open">Open</ToggleButton>
      <ToggleButton value="closed">Closed</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** The default color of the unselected button has too little contrast. */
const LOOK = {
  height: 40,
  mt: { xs: 1, sm: 0 },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary', bgcolor: 'background.paper' },
};

/** Records that a held payment was booked manually. The row stays, marked closed, until the list is refetched. */
function MarkProcessedButton({ payment }: { payment: PaymentErrorRow }) {
  const close = useClosePayment(payment);
  return (
    <Button
      size="small"
      variant="outlined"
      title={
        payment.CompletesEnrollment
          ? 'Closes the payment under your name, and completes the enrollment that waits for it'
          : 'Closes the payment under your name'
      }
      disabled={payment.IsDisabled}
      onClick={close}
      aria-label={`Mark processed: ${formatDollars(payment.Amount)} of ${payment.PayerName}`}
    >
      Mark processed
    </Button>
  );
}

const RESOURCE = addressOf('payment');

/** Closes a payment and shows it as closed in its row (spec 002 section 4, "after closing, the status becomes Closed"). */
function useClosePayment({ HoldPaymentId: id, CompletesEnrollment, QuoteName }: PaymentErrorRow): () => void {
  const queryClient = useQueryClient();
  const refresh = useReportRefresh();
  const { closePayment } = useErrorActions();
  const { later } = useUndoable();
  const showClosed = (closed: PaymentErrorRow) =>
    queryClient.setQueriesData<{ data: RaRecord[] }>(
      { queryKey: [RESOURCE, 'getList'], type: 'active' },
      (list) => list && { ...list, data: list.data.map((row) => (row.id === id ? { ...row, ...closed } : row)) },
    );
  return () =>
    later({
      resource: RESOURCE,
      ids: [id],
      preview: asClosed,
      message: `The payment is closed.${CompletesEnrollment ? ` The enrollment “${QuoteName}” is complete.` : ''}`,
      send: async (isLeaving) => showClosed(await closePayment(id, isLeaving)),
      // The row stays in the list of open payments until the next refetch.
      refresh,
    });
}

const asClosed = (row: RaRecord): RaRecord => ({
  ...row,
  Status: 'Closed',
  IsDisabled: true,
  ClosedBy: currentUser().FullName,
  ClosedDate: new Date().toISOString(),
});
