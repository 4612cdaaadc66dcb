import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { ERROR_REPORTS, REPAIRS } from '#shared/error-reports/error-reports.calls';
import type { GroupMemberErrorRow } from '#shared/error-reports/error-row.record';
import { formatDay } from '#shared/formats/auto-date';
import { asking } from '#web/http/calls';
import { AttemptsButton } from '../AttemptsButton.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { QuoteLink } from '../QuoteLink.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import type { ErrorReport } from '../report.ts';
import { ATTEMPTS, EFFECTIVE_DATE, ERROR_DATE, INSTALLED_BY_HAND, QUOTE_NUMBER } from './shared-columns.tsx';

export type MemberErrorRecord = GroupMemberErrorRow & { id: number };

const nameOf = ({ FirstName, LastName }: MemberErrorRecord): string => `${FirstName} ${LastName}`;

/** /sales/error-report/group-member: members of installed groups that the carrier system did not accept. */
export const MEMBER_ERRORS: ErrorReport<MemberErrorRecord> = {
  ...REPORT_SOURCES['group-member'],
  tab: 'Group members',
  subtitle: 'Members who could not be installed. Correct what the message names, then resubmit.',
  csv: asking(ERROR_REPORTS.exportMembers).path,
  searched: 'Group, quote or message',
  sort: { field: 'ErrorDate', order: 'DESC' },
  heading: {
    source: 'LastName',
    label: 'Member',
    width: 11,
    isSortable: true,
    render: ({ FirstName, LastName, RelationshipToSubscriber }) => (
      <>
        <span>{`${LastName}, ${FirstName}`}</span> ({RELATIONSHIP_LABELS[RelationshipToSubscriber].toLowerCase()})
      </>
    ),
  },
  columns: [
    {
      source: 'BirthDate',
      label: 'Birth date',
      isHiddenAtFirst: true,
      render: ({ BirthDate }) => formatDay(BirthDate),
    },
    {
      source: 'GroupName',
      label: 'Group',
      width: 9,
      isSortable: true,
      render: ({ QuoteId, GroupName }) => <QuoteLink quoteId={QuoteId}>{GroupName}</QuoteLink>,
    },
    QUOTE_NUMBER,
    { ...EFFECTIVE_DATE, isHiddenAtFirst: true },
    ERROR_DATE,
    ATTEMPTS,
    {
      source: 'Message',
      label: 'Message',
      width: 12,
      render: (row) => (
        <ErrorMessage row={row}>
          <AttemptsButton
            about={{ groupInstallId: row.GroupInstallId, censusMemberId: row.CensusMemberId }}
            name={nameOf(row)}
          />
        </ErrorMessage>
      ),
    },
  ],
  nameOf,
  subject: ['member', 'members'],
  repairs: {
    accepted: 'installed',
    resubmit: ({ QuoteId, CensusMemberId }) =>
      asking(REPAIRS.memberAgain, { quoteId: QuoteId, censusMemberId: CensusMemberId }).path,
    resolve: {
      ...INSTALLED_BY_HAND,
      address: ({ CensusMemberId, EwsTransactionId }) =>
        asking(REPAIRS.memberDone, { censusMemberId: CensusMemberId, ewsTransactionId: EwsTransactionId }).path,
    },
  },
  emptyText: 'No member installations failed in this period, or all have been resolved.',
};
