import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import type { PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import { addressOf } from '../error-reports.api.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { QuoteLink } from '../QuoteLink.tsx';
import type { ErrorReport } from '../report.ts';
import { ERROR_DATE, EFFECTIVE_DATE } from './day-columns.tsx';

export type PassiveRenewalErrorRecord = PassiveRenewalErrorRow & { id: number };

/** /sales/error-report/passive-renewal: quotes whose passive renewal failed. */
export const PASSIVE_RENEWAL_ERRORS: ErrorReport<PassiveRenewalErrorRecord> = {
  name: 'passive-renewal',
  resource: addressOf('passive-renewal'),
  tab: 'Passive renewals',
  title: 'Error report: passive renewals',
  subtitle: 'Groups that could not be renewed on their own plans. Correct what the message names, then resubmit.',
  calls: { list: '/api/sales/GetPassiveRenewalErrors', idField: 'QuoteId' },
  csv: '/api/sales/GetPassiveRenewalErrors.csv',
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
      render: ({ GroupEnterpriseId }) => (GroupEnterpriseId === DEFAULT_ENTERPRISE_ID ? null : GroupEnterpriseId),
    },
    EFFECTIVE_DATE,
    ERROR_DATE,
    { source: 'Message', label: 'Message', width: 16, render: (row) => <ErrorMessage row={row} /> },
  ],
  nameOf: ({ GroupName }) => GroupName,
  subject: ['renewal', 'renewals'],
  repairs: {
    resubmit: ({ QuoteId }) => `/api/sales/ResubmitPassiveRenewal/${QuoteId}`,
    accepted: 'renewed',
    resolve: null,
  },
  emptyText: 'No passive renewal failed in these days, or everything has been dealt with.',
};
