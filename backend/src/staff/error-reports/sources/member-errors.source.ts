import type { Relationship } from '#shared/census/census-codes';
import { MEMBER_ERROR, type GroupMemberErrorRow } from '#shared/error-reports/error-row.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { reportDays } from '#shared/error-reports/error-reports';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

interface StoredMemberError {
  installationId: number;
  quoteId: number;
  censusMemberId: number;
  failedAttemptId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate;
  relationship: Relationship;
  effectiveDate: IsoDate;
  failedAt: Date | string;
  status: InstallationStatus;
  attempts: number | string;
  message: string;
}

const inInstallation = (condition: string): string =>
  `e.installationId IN (SELECT own.id FROM installations own WHERE ${condition})`;

/** Members of installed groups whom the carrier system has not taken. */
export const MEMBER_ERRORS: ReportSource<StoredMemberError, GroupMemberErrorRow> = {
  report: 'group-member',
  rows: 'GetSmallGroupMemberErrors',
  table: 'installation_members',
  joins: {
    person: 'JOIN census_members person ON person.id = e.censusMemberId',
    installation: 'JOIN installations installation ON installation.id = e.installationId',
    quote: 'JOIN quotes quote ON quote.id = installation.quoteId',
    grp: 'JOIN `groups` grp ON grp.id = installation.groupId',
  },
  at: 'e.failedAt',
  rowId: 'e.censusMemberId',
  ofQuote: inInstallation('own.quoteId = ?'),
  days: reportDays('group-member'),
  orders: {
    ErrorDate: 'e.failedAt',
    QuoteId: 'installation.quoteId',
    GroupName: 'grp.name',
    EffectiveDate: 'quote.effectiveDate',
    LastName: 'person.lastName',
  },
  searched: [inInstallation(inGroup('own.groupId', 'name'))],
  ...always('1 = 1'),
  columns: {
    installationId: 'e.installationId',
    quoteId: 'installation.quoteId',
    censusMemberId: 'e.censusMemberId',
    failedAttemptId: 'e.failedAttemptId',
    groupName: 'grp.name',
    groupEnterpriseId: 'grp.groupEnterpriseId',
    firstName: 'person.firstName',
    lastName: 'person.lastName',
    dateOfBirth: 'person.dateOfBirth',
    relationship: 'person.relationship',
    effectiveDate: 'quote.effectiveDate',
    failedAt: 'e.failedAt',
    status: 'e.status',
    attempts: `(SELECT COUNT(*) FROM installation_attempts attempt
      WHERE attempt.installationId = e.installationId AND attempt.censusMemberId = e.censusMemberId)`,
    message: 'e.message',
  },
  toRow: (stored) => ({
    GroupInstallId: stored.installationId,
    QuoteId: stored.quoteId,
    CensusMemberId: stored.censusMemberId,
    EwsTransactionId: stored.failedAttemptId,
    GroupName: stored.groupName,
    GroupEnterpriseId: stored.groupEnterpriseId,
    FirstName: stored.firstName,
    LastName: stored.lastName,
    BirthDate: stored.dateOfBirth,
    RelationshipToSubscriber: stored.relationship,
    EffectiveDate: stored.effectiveDate,
    ErrorDate: toInstant(stored.failedAt).toISOString(),
    Status: stored.status,
    Attempts: Number(stored.attempts),
    Message: stored.message,
  }),
  csvColumns: csvColumns(MEMBER_ERROR, [
    'QuoteId',
    'EwsTransactionId',
    'FirstName',
    'LastName',
    'RelationshipToSubscriber',
    'BirthDate',
    'GroupName',
    'GroupEnterpriseId',
    'EffectiveDate',
    ['ErrorDate', 'Error', String],
    'Status',
    'Attempts',
    'Message',
  ]),
};
