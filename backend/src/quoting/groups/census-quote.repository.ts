import type { QuoteStatus } from '#shared/quotes/quote-status';
import { joined, list, type Sql, sql } from '../../platform/database/sql.ts';

/** The quote of the group that changed last, as a subselect. */
export const newestQuoteOf = (groupId: Sql): Sql =>
  sql`(SELECT newest.id FROM quotes newest WHERE newest.groupId = ${groupId} AND newest.isDeleted = 0
    ORDER BY newest.modifiedAt DESC, newest.id DESC LIMIT 1)`;

/** How far a quote has come, the farthest first. Those that are still being made are all alike: of them the newest counts. */
const ADVANCED: readonly (readonly QuoteStatus[])[] = [
  ['Complete', 'Pended', 'PaymentPending', 'PendingSEVerification', 'PendingPassive', 'FailedEnrollment'],
  ['SignatureRequired'],
  ['Enrolling'],
  ['CreatedProposal'],
  ['EditingCensus', 'Quoting'],
];

/** What was decided ends all that was offered before it. */
const DECIDED: readonly QuoteStatus[] = [
  'Approved',
  'PassivelyRenewed',
  'PassiveRenewalFailure',
  'Rejected',
  'Declined',
];

/** Of these quotes the one that changed last, as text that sorts by it: the instant, and eleven digits that end with the id. */
const newestAmong = (statuses: readonly QuoteStatus[]): Sql =>
  sql`MAX(CASE WHEN standing.status IN (${list(statuses)}) THEN ${NEWEST_KEY} END)`;
const NEWEST_KEY = sql`CONCAT(standing.modifiedAt, 10000000000 + standing.id)`;
const LAST_DECISION = sql`COALESCE(MAX(CASE WHEN standing.status IN (${list(DECIDED)}) THEN CONCAT(standing.modifiedAt, '') END), '')`;

/**
 * The quote that stands for the group on the dashboard, as a subselect: of all that have changed since the last decision the most advanced, so
 * that a copy hides neither a proposal that is out nor a quote that was submitted; without any, the newest. Reads each quote once.
 */
export const standingQuoteOf = (groupId: Sql): Sql =>
  sql`(SELECT CAST(SUBSTR(COALESCE(${joined(
    ADVANCED.map(
      (statuses) => sql`CASE WHEN ${newestAmong(statuses)} >= ${LAST_DECISION} THEN ${newestAmong(statuses)} END`,
    ),
    ', ',
  )}, MAX(${NEWEST_KEY})), -10) AS SIGNED) FROM quotes standing WHERE standing.groupId = ${groupId} AND standing.isDeleted = 0)`;

/** The quote of the group whose plans are in force until its renewal date, as a subselect. */
export const inForceQuoteOf = (groupId: Sql, renewalDate: Sql): Sql =>
  sql`(SELECT covering.id FROM quotes covering WHERE covering.groupId = ${groupId} AND covering.isDeleted = 0
    AND covering.status IN ('Approved', 'PassivelyRenewed') AND covering.effectiveDate < ${renewalDate}
    ORDER BY covering.effectiveDate DESC, covering.id DESC LIMIT 1)`;

/** The newest quote for the group's next renewal, as a subselect. */
export const renewalQuoteOf = (groupId: Sql, renewalDate: Sql): Sql =>
  sql`(SELECT renewal.id FROM quotes renewal WHERE renewal.groupId = ${groupId} AND renewal.isDeleted = 0
    AND renewal.renewalDate = ${renewalDate} ORDER BY renewal.modifiedAt DESC, renewal.id DESC LIMIT 1)`;

const SOLD = sql`counted.status IN ('Approved', 'PassivelyRenewed')`;
const COLUMNS = { id: sql`counted.id`, memberCount: sql`counted.memberCount` };

/**
 * The quote whose census represents the group, as a subselect: the one in force, otherwise the newest with members. A quote that has just
 * been started is not used.
 * @param groupId the id of the group, or the column that has it
 * @param column the column of that quote to select
 */
export const censusQuoteOf = (groupId: Sql | number, column: keyof typeof COLUMNS = 'id'): Sql =>
  sql`(SELECT ${COLUMNS[column]} FROM quotes counted WHERE counted.groupId = ${groupId} AND counted.isDeleted = 0
    AND counted.memberCount > 0
    ORDER BY CASE WHEN ${SOLD} THEN 0 ELSE 1 END, CASE WHEN ${SOLD} THEN counted.effectiveDate END DESC,
      counted.modifiedAt DESC, counted.id DESC LIMIT 1)`;
