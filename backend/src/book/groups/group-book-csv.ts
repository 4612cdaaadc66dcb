import { shownEffectiveDate } from '#shared/book-of-business/books';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { formatPhone } from '#shared/formats/phone';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';

/** Source: spec 000 section 3, "Group CSV". */
export const GROUP_BOOK_COLUMNS: CsvColumns<GroupBookRow> = [
  ['Group number', (row) => shownGroupNumber(row.GroupEnterpriseId)],
  ['Group name', (row) => row.GroupName],
  ['Phone', (row) => formatPhone(row.PhoneNumber)],
  ['Effective date', shownEffectiveDate],
  ['Status', (row) => row.GroupStatus],
  ['Email', (row) => row.GroupEmail],
];
