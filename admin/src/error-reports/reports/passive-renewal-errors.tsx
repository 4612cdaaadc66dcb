import type { PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { PASSIVE_RENEWAL_ERROR_CALLS } from '#shared/renewals/renewals.calls';
import { asking } from '#web/http/calls';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { QuoteLink } from '../QuoteLink.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport } from '../report.ts';
import { ERROR_DATE, EFFECTIVE_DATE } from './shared-columns.tsx';

export type PassiveRenewalErrorRecord = PassiveRenewalErrorRow & { id: number };

/** /sales/error-report/passive-renewal: quotes whose passive renewal failed. */
export const PASSIVE_RENEWAL_ERRORS: ErrorReport<PassiveRenewalErrorRecord> = {
  ...REPORT_SOURCES['passive-renewal'],
  tab: 'Failed renewals',
  subtitle: 'Groups whose passive renewal failed. Correct what the message names, then resubmit.',
  csv: asking(PASSIVE_RENEWAL_ERROR_CALLS.csv).path,
  searched: 'Group, quote or message',
  sort: { field: 'ErrorDate', order: 'DESC' },
  heading: {
    source: 'GroupName',
    label: 'Group',
    width: 11,
    isSortable: true,
    render: ({ QuoteId, GroupName }) => (
      <QuoteLink quoteId={QuoteId} to="plans">
        {GroupName}
      </QuoteLink>
    ),
  },
  columns: [
    {
      source: 'GroupEnterpriseId',
      label: 'Group number',
      render: ({ GroupEnterpriseId }) => shownGroupNumber(GroupEnterpriseId),
    },
    EFFECTIVE_DATE,
    ERROR_DATE,
    { source: 'Message', label: 'Message', width: 16, render: (row) => <ErrorMessage row={row} /> },
  ],
  nameOf: ({ GroupName }) => GroupName,
  subject: ['renewal', 'renewals'],
  repairs: {
    resubmit: ({ QuoteId }) => asking(PASSIVE_RENEWAL_ERROR_CALLS.resubmit, { quoteId: QuoteId }).path,
    accepted: 'renewed',
    resolve: null,
  },
  emptyText: 'No passive renewals failed in this period, or all have been resolved.',
};
