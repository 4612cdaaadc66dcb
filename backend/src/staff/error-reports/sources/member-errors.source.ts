import { MEMBER_ERROR, type GroupMemberErrorRow } from '#shared/error-reports/error-row.record';
import { reportDays } from '#shared/error-reports/error-reports';
import { csvColumns } from '../../../platform/lists/csv-columns.ts';
import { always, inGroup, type ReportSource } from '../report-source.ts';

const inInstallation = (condition: string): string =>
  `e.installationId IN (SELECT own.id FROM installations own WHERE ${condition})`;

/** Members of installed groups whom the carrier system has not taken. */
export const MEMBER_ERRORS: ReportSource<GroupMemberErrorRow> = {
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
  fields: MEMBER_ERROR,
  columns: {
    GroupInstallId: 'e.installationId',
    QuoteId: 'installation.quoteId',
    CensusMemberId: 'e.censusMemberId',
    EwsTransactionId: 'e.failedAttemptId',
    GroupName: 'grp.name',
    GroupEnterpriseId: 'grp.groupEnterpriseId',
    FirstName: 'person.firstName',
    LastName: 'person.lastName',
    BirthDate: 'person.dateOfBirth',
    RelationshipToSubscriber: 'person.relationship',
    EffectiveDate: 'quote.effectiveDate',
    ErrorDate: 'e.failedAt',
    Status: 'e.status',
    Attempts: `(SELECT COUNT(*) FROM installation_attempts attempt
      WHERE attempt.installationId = e.installationId AND attempt.censusMemberId = e.censusMemberId)`,
    Message: 'e.message',
  },
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
