import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { INDIVIDUAL_APPLICATIONS } from '#shared/error-reports/error-reports.calls';
import { formatDay } from '#shared/formats/auto-date';
import { asking } from '#web/http/calls';
import { Instant } from '../../components/Instant.tsx';
import { AttemptsButton } from '../AttemptsButton.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { QuoteLink } from '../QuoteLink.tsx';
import { EFFECTIVE_DATE } from './shared-columns.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport, ResolveRepair } from '../report.ts';

export type IndividualErrorRecord = IndividualApplicationRow & { id: number };

export type IndividualReport = ErrorReport<IndividualErrorRecord>;

export const nameOf = ({ FirstName, LastName }: IndividualErrorRecord): string => `${FirstName} ${LastName}`;

export const RESOLVE: ResolveRepair<IndividualErrorRecord> = {
  label: 'Mark resolved',
  done: 'marked resolved',
  hint: 'Marks it as enrolled and removes it from this report. Nothing is sent.',
  address: ({ IndividualApplicationId, EwsTransactionId }) =>
    asking(INDIVIDUAL_APPLICATIONS.resolve, {
      individualApplicationId: IndividualApplicationId,
      ewsTransactionId: EwsTransactionId,
    }).path,
};

/** Shared by both reports of individual enrollments. */
export const COMMON = {
  searched: 'Name, quote or message',
  sort: { field: 'ErrorDate', order: 'DESC' },
  heading: {
    source: 'LastName',
    label: 'Applicant',
    width: 11,
    isSortable: true,
    render: ({ QuoteId, FirstName, LastName }) => (
      <QuoteLink quoteId={QuoteId} to="household">{`${LastName}, ${FirstName}`}</QuoteLink>
    ),
  },
  columns: [
    {
      source: 'BirthDate',
      label: 'Birth date',
      width: 6.5,
      render: ({ BirthDate }) => formatDay(BirthDate),
    },
    { source: 'QuoteId', label: 'Quote', width: 4.5, isSortable: true, render: ({ QuoteId }) => QuoteId },
    {
      source: 'EwsTransactionId',
      label: 'Transaction',
      isHiddenAtFirst: true,
      render: ({ EwsTransactionId }) => EwsTransactionId || null,
    },
    EFFECTIVE_DATE,
    {
      source: 'SubmittedDate',
      label: 'Submitted',
      isHiddenAtFirst: true,
      isSortable: true,
      render: ({ SubmittedDate }) => <Instant at={SubmittedDate} />,
    },
    {
      source: 'ErrorDate',
      label: 'Error',
      isSortable: true,
      render: ({ ErrorDate }) => <Instant at={ErrorDate} />,
    },
    {
      source: 'Message',
      label: 'Message',
      width: 16,
      render: (row) => (
        <ErrorMessage row={row}>
          <AttemptsButton about={{ individualApplicationId: row.IndividualApplicationId }} name={nameOf(row)} />
        </ErrorMessage>
      ),
    },
  ],
  nameOf,
  subject: ['enrollment', 'enrollments'],
} as const satisfies Partial<IndividualReport>;

/** /sales/error-report/individual: enrollments that the carrier system did not accept. */
export const INDIVIDUAL_ERRORS: IndividualReport = {
  ...COMMON,
  ...REPORT_SOURCES.individual,
  tab: 'Individuals',
  subtitle: 'Individual enrollments that the carrier did not accept. Agents can correct them, then sign again.',
  repairs: {
    accepted: 'enrolled',
    resubmit: ({ IndividualApplicationId }) =>
      asking(INDIVIDUAL_APPLICATIONS.resubmit, { individualApplicationId: IndividualApplicationId }).path,
    skipped: 'Applications that their agents have begun to correct are not: they stay in the report with the reason.',
    resolve: {
      ...RESOLVE,
      hint: 'Marks it as enrolled, for a household that you enrolled at the carrier yourself: its quote is completed, or waits for the first payment. Nothing is sent.',
    },
  },
  csv: asking(INDIVIDUAL_APPLICATIONS.export, { query: { isErrorReport: true } }).path,
  emptyText: 'No individual enrollments failed in this period, or all have been resolved.',
};
