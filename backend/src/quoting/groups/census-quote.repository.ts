import { type Sql, sql } from '../../platform/database/sql.ts';

/** The quote of the group that changed last, as a subselect. */
export const newestQuoteOf = (groupId: Sql): Sql =>
  sql`(SELECT newest.id FROM quotes newest WHERE newest.groupId = ${groupId} AND newest.isDeleted = 0
    ORDER BY newest.modifiedAt DESC, newest.id DESC LIMIT 1)`;

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
