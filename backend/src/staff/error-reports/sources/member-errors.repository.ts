import { reportDays } from '#shared/error-reports/error-reports';
import { MEMBER_ERROR, type GroupMemberErrorRow } from '#shared/error-reports/error-row.record';
import { InstallationAttempt } from '../../../enrollment/installation/installation-attempt.table.ts';
import { InstallationMember } from '../../../enrollment/installation/installation-member.table.ts';
import { Installation } from '../../../enrollment/installation/installation.table.ts';
import { type Sql, sql, table } from '../../../platform/database/sql.ts';
import { csvColumns } from '../../../platform/http/list-rows.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { Group } from '../../../quoting/groups/group.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { always, inGroup, type ReportSource } from './report-source.repository.ts';

const e = table(InstallationMember, 'e');
const person = table(CensusMember, 'person');
const installation = table(Installation, 'installation');
const quote = table(Quote, 'quote');
const grp = table(Group, 'grp');
const own = table(Installation, 'own');
const attempt = table(InstallationAttempt, 'attempt');

const inInstallation = (condition: Sql): Sql =>
  sql`${e.installationId} IN (SELECT ${own.id} FROM ${own} WHERE ${condition})`;

/** Members of installed groups whom the carrier system has not accepted. */
export const MEMBER_ERRORS: ReportSource<GroupMemberErrorRow> = {
  report: 'group-member',
  rows: 'GetSmallGroupMemberErrors',
  table: e,
  joins: {
    person: sql`JOIN ${person} ON ${person.id} = ${e.censusMemberId}`,
    installation: sql`JOIN ${installation} ON ${installation.id} = ${e.installationId}`,
    quote: sql`JOIN ${quote} ON ${quote.id} = ${installation.quoteId}`,
    grp: sql`JOIN ${grp} ON ${grp.id} = ${installation.groupId}`,
  },
  at: e.failedAt,
  rowId: e.censusMemberId,
  ofQuote: (quoteId) => inInstallation(sql`${own.quoteId} = ${quoteId}`),
  days: reportDays('group-member'),
  orders: {
    ErrorDate: e.failedAt,
    QuoteId: installation.quoteId,
    GroupName: grp.name,
    EffectiveDate: quote.effectiveDate,
    LastName: person.lastName,
  },
  searched: [(pattern) => inInstallation(inGroup(own.groupId, 'name')(pattern))],
  ...always(sql`1 = 1`),
  resubmittable: sql`1 = 1`,
  fields: MEMBER_ERROR,
  columns: {
    GroupInstallId: e.installationId,
    QuoteId: installation.quoteId,
    CensusMemberId: e.censusMemberId,
    EwsTransactionId: e.failedAttemptId,
    GroupName: grp.name,
    GroupEnterpriseId: grp.groupEnterpriseId,
    FirstName: person.firstName,
    LastName: person.lastName,
    BirthDate: person.dateOfBirth,
    RelationshipToSubscriber: person.relationship,
    EffectiveDate: quote.effectiveDate,
    ErrorDate: e.failedAt,
    Status: e.status,
    Attempts: sql`(SELECT COUNT(*) FROM ${attempt}
      WHERE ${attempt.installationId} = ${e.installationId} AND ${attempt.censusMemberId} = ${e.censusMemberId})`,
    Message: e.message,
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
