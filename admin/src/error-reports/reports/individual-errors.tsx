import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { Instant } from '../../components/Instant.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport, ReportRepairs } from '../report.ts';

export type IndividualErrorRecord = IndividualApplicationRow & { id: number };

type IndividualReport = ErrorReport<IndividualErrorRecord>;

/** Nothing can be resubmitted from here: agents correct and resubmit individual enrollments themselves. */
const REPAIRS: ReportRepairs<IndividualErrorRecord> = {
  resubmit: null,
  accepted: 'enrolled',
  resolve: {
    label: 'Mark resolved',
    done: 'marked resolved',
    hint: 'Marks it as enrolled and removes it from this report. Nothing is sent.',
    address: ({ IndividualApplicationId, EwsTransactionId }) =>
      `/api/sales/MarkIndividualResolved/${IndividualApplicationId}/${EwsTransactionId}`,
  },
};

/** Shared by both reports of individual enrollments. */
const COMMON = {
  searched: 'Name, quote or message',
  sort: { field: 'ErrorDate', order: 'DESC' },
  heading: {
    source: 'LastName',
    label: 'Applicant',
    width: 11,
    isSortable: true,
    render: ({ FirstName, LastName }) => <b>{`${LastName}, ${FirstName}`}</b>,
  },
  columns: [
    { source: 'BirthDate', label: 'Birth date', render: ({ BirthDate }) => formatDayWithoutZeros(BirthDate) },
    { source: 'QuoteId', label: 'Quote', isSortable: true, render: ({ QuoteId }) => QuoteId },
    {
      source: 'EwsTransactionId',
      label: 'Transaction',
      render: ({ EwsTransactionId }) => EwsTransactionId || null,
    },
    {
      source: 'EffectiveDate',
      label: 'Effective date',
      isSortable: true,
      render: ({ EffectiveDate }) => formatDayWithoutZeros(EffectiveDate),
    },
    {
      source: 'SubmittedDate',
      label: 'Submitted',
      isSortable: true,
      render: ({ SubmittedDate }) => <Instant at={SubmittedDate} />,
    },
    {
      source: 'ErrorDate',
      label: 'Error',
      isSortable: true,
      render: ({ ErrorDate }) => <Instant at={ErrorDate} />,
    },
    { source: 'Message', label: 'Message', width: 16, render: (row) => <ErrorMessage row={row} /> },
  ],
  nameOf: ({ FirstName, LastName }) => `${FirstName} ${LastName}`,
  subject: ['enrollment', 'enrollments'],
  repairs: REPAIRS,
} as const satisfies Partial<IndividualReport>;

/** /sales/error-report/individual: enrollments that the carrier system did not accept. */
export const INDIVIDUAL_ERRORS: IndividualReport = {
  ...COMMON,
  ...REPORT_SOURCES.individual,
  tab: 'Individuals',
  subtitle: 'Individual enrollments that could not be sent to the carrier.',
  csv: '/api/sales/GetIndividualApplications.csv?isErrorReport=true',
  emptyText: 'No individual enrollments failed in this period, or all have been resolved.',
};

/** /sales/error-report/ffm: enrollments that the federal marketplace did not accept. */
export const FFM_ERRORS: IndividualReport = {
  ...COMMON,
  ...REPORT_SOURCES.ffm,
  tab: 'Marketplace',
  subtitle: 'Individual enrollments that could not be sent to the federal marketplace.',
  csv: '/api/sales/GetIndividualApplications.csv?isFfmErrorReport=true',
  emptyText: 'No marketplace enrollments failed in this period, or all have been resolved.',
};
