const SOLD = `counted.status IN ('Approved', 'PassivelyRenewed')`;

/**
 * The id of the quote whose census is the group's, as a subselect: the one in force, else the newest with people on it. A quote that
 * has just been begun is not what the group has.
 * @param groupId SQL for the id of the group
 */
export const censusQuoteOf = (groupId: string): string => ofCensusQuote('counted.id', groupId);

/** How many people are on that quote, as a subselect; null where there is none. Counted once a group, not once a person. */
export const headcountOf = (groupId: string): string =>
  ofCensusQuote('(SELECT COUNT(*) FROM census_members somebody WHERE somebody.quoteId = counted.id)', groupId);

/** Not EXISTS: MariaDB would make a table of everybody on any census for it. */
const ofCensusQuote = (what: string, groupId: string): string =>
  `(SELECT ${what} FROM quotes counted WHERE counted.groupId = ${groupId} AND counted.isDeleted = 0
    AND (SELECT somebody.quoteId FROM census_members somebody WHERE somebody.quoteId = counted.id LIMIT 1) IS NOT NULL
    ORDER BY CASE WHEN ${SOLD} THEN 0 ELSE 1 END, CASE WHEN ${SOLD} THEN counted.effectiveDate END DESC,
      counted.modifiedAt DESC, counted.id DESC LIMIT 1)`;
