import { GROUP_STANDINGS } from '#shared/book-of-business/books';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { record, type Wire } from '#shared/records/field';
import { code, day, described, id, optional, orNull, text, phone } from '#shared/records/kinds';

/** A row of GET /api/bobsmallgroup. Spec 000 section 3, "Small-group BOB record". */
export const GROUP_BOOK_ROW = record('GroupBookAnswer', {
  SrcAgentId: text('Agent number', { example: 'A1001' }),
  GroupEnterpriseId: { ...text('Group number', { example: '10012345' }), shown: shownGroupNumber },
  GroupName: text('Group name', { example: 'Lakeshore Tool & Die' }),
  PhoneNumber: phone('Phone'),
  LastEffectiveDate: text('Effective date', { about: 'YYYY-MM-DD; 0001-01-01 for none.', example: '2026-01-01' }),
  RenewalDate: orNull(day('Renewal date')),
  GroupStatus: code('Status', GROUP_STANDINGS),
  GroupEmail: text('Email', { about: 'Empty for none.', example: 'office@example.com' }),
  GroupId: described(id('Group'), 'Beyond the specification: what a click on the row needs.'),
});

/** Query of GET /api/bobsmallgroup.csv: whose groups, and filters. */
export const GROUP_BOOK_FILTER = record({
  agentId: {
    ...described(
      optional(text('Agent', { max: 20 })),
      'SrcAgentId of the agent. Agent admins and internal staff must name one; others see only their own book.',
      'A1001',
    ),
    // Blank is refused: it must not open the user's own book.
    stored: (value: unknown) => value,
  },
  filter: described(
    optional(text('Filter', { problem: () => null })),
    'JSON: the beginnings of words of the name, of number, phone or email.',
    '{"q":"lake"}',
  ),
});
/** Query of GET /api/bobsmallgroup. */
export const GROUP_BOOK_QUERY = record({
  ...GROUP_BOOK_FILTER,
  range: described(
    optional(text('Range', { problem: () => null })),
    'JSON: [first, last], at most 100 groups; left out: the first 1,000.',
    '[0,9]',
  ),
  sort: described(
    optional(text('Sort', { problem: () => null })),
    'JSON: by GroupName, GroupEnterpriseId, PhoneNumber, LastEffectiveDate or GroupEmail.',
    '["GroupName","ASC"]',
  ),
});

/** POST /api/bob/RetrieveCSV: a file that the page has built, returned as a download. */
export const CSV_TO_RETRIEVE = record('CsvToRetrieve', {
  Content: text('Content', { about: 'The CSV text in UTF-8, base64.' }),
});

export type GroupBookRow = Wire<typeof GROUP_BOOK_ROW>;
