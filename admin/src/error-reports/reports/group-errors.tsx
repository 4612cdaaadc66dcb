import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { detroitDay } from '#shared/dates/iso-date';
import { ERROR_REPORTS, REPAIRS } from '#shared/error-reports/error-reports.calls';
import type { GroupErrorRow } from '#shared/error-reports/error-row.record';
import { GROUP_QUOTE_TYPE_LABELS } from '#shared/quotes/quote-type';
import { asking } from '#web/http/calls';
import { AttemptsButton } from '../AttemptsButton.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { Instant } from '../../components/Instant.tsx';
import { addressOf } from '../error-report-calls.ts';
import { QuoteLink } from '../QuoteLink.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport } from '../report.ts';
import { ATTEMPTS, EFFECTIVE_DATE, ERROR_DATE, INSTALLED_BY_HAND, QUOTE_NUMBER } from './shared-columns.tsx';

export type GroupErrorRecord = GroupErrorRow & { id: number };

/** /sales/error-report/group: approved groups that the carrier system did not accept, or not for all members. */
export const GROUP_ERRORS: ErrorReport<GroupErrorRecord> = {
  ...REPORT_SOURCES.group,
  tab: 'Groups',
  subtitle: 'Approved groups that could not be installed, or only without some members.',
  csv: asking(ERROR_REPORTS.exportGroups).path,
  searched: 'Group, quote or message',
  sort: { field: 'ErrorDate', order: 'DESC' },
  heading: {
    source: 'GroupName',
    label: 'Group',
    width: 11,
    isSortable: true,
    render: ({ QuoteId, GroupName }) => <QuoteLink quoteId={QuoteId}>{GroupName}</QuoteLink>,
  },
  columns: [
    QUOTE_NUMBER,
    {
      source: 'QuoteType',
      label: 'Type',
      width: 5.5,
      isHiddenAtFirst: true,
      render: ({ QuoteType }) => GROUP_QUOTE_TYPE_LABELS[QuoteType],
    },
    EFFECTIVE_DATE,
    {
      source: 'ApprovalDate',
      label: 'Approved',
      isHiddenAtFirst: true,
      render: ({ ApprovalDate }) => <Instant at={ApprovalDate} />,
    },
    ERROR_DATE,
    ATTEMPTS,
    { source: 'Message', label: 'Message', width: 12, render: (row) => <Message row={row} /> },
  ],
  nameOf: ({ GroupName }) => GroupName,
  subject: ['group', 'groups'],
  repairs: {
    accepted: 'installed',
    resubmit: ({ QuoteId }) => asking(REPAIRS.groupAgain, { quoteId: QuoteId }).path,
    // If only members failed, the group itself is installed: there is nothing to resubmit (spec 002 section 4).
    skipped: 'Groups that are installed are skipped: resubmit the members who failed in the group members report.',
    canResubmit: ({ ProcessedWithErrors }) => !ProcessedWithErrors,
    resolve: {
      ...INSTALLED_BY_HAND,
      address: ({ GroupInstallId }) => asking(REPAIRS.groupDone, { groupInstallId: GroupInstallId }).path,
    },
  },
  emptyText: 'No group installations failed in this period, or all have been resolved.',
};

/** Failed members are handled individually, in their own report. */
const Message = ({ row }: { row: GroupErrorRecord }) => (
  <ErrorMessage row={row}>
    {row.ProcessedWithErrors && (
      <Link component={RouterLink} to={membersOf(row)} underline="always">
        Show the members
      </Link>
    )}
    <AttemptsButton about={{ groupInstallId: row.GroupInstallId }} name={row.GroupName} />
  </ErrorMessage>
);

/** The members of this quote, from the date of the group's error on. */
function membersOf({ QuoteId, ErrorDate }: GroupErrorRecord): string {
  const filter = { q: String(QuoteId), fromDate: detroitDay(new Date(ErrorDate)) };
  return `/${addressOf('group-member')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
