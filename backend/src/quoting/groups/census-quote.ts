const SOLD = `counted.status IN ('Approved', 'PassivelyRenewed')`;

/**
 * The quote whose census is the group's, as a subselect: the one in force, else the newest with people on it. A quote that has just
 * been begun is not what the group has.
 * @param groupId SQL for the id of the group
 * @param column what is wanted of that quote
 */
export const censusQuoteOf = (groupId: string, column: 'id' | 'memberCount' = 'id'): string =>
  `(SELECT counted.${column} FROM quotes counted WHERE counted.groupId = ${groupId} AND counted.isDeleted = 0
    AND counted.memberCount > 0
    ORDER BY CASE WHEN ${SOLD} THEN 0 ELSE 1 END, CASE WHEN ${SOLD} THEN counted.effectiveDate END DESC,
      counted.modifiedAt DESC, counted.id DESC LIMIT 1)`;
