import { groupStanding } from '#shared/book-of-business/group-standing';
import { NO_EFFECTIVE_DATE } from '#shared/book-of-business/effective-date';
import {
  CSV_TO_RETRIEVE,
  GROUP_BOOK_FILTER,
  GROUP_BOOK_QUERY,
  GROUP_BOOK_ROW,
  type GroupBookRow,
} from '#shared/book-of-business/book.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import type { Book } from '../books/books.repository.ts';
import type { StoredBookRow } from './group-book.repository.ts';

export class GroupBookFilter extends bodyOf(GROUP_BOOK_FILTER) {}
export class GroupBookQuery extends bodyOf(GROUP_BOOK_QUERY) {}
export class GroupBookAnswer extends answerOf(GROUP_BOOK_ROW) {}
export class CsvToRetrieve extends bodyOf(CSV_TO_RETRIEVE) {}

export const toGroupBookRow = ({ srcAgentId }: Book, row: StoredBookRow, today: IsoDate): GroupBookRow => ({
  SrcAgentId: srcAgentId,
  GroupEnterpriseId: row.groupEnterpriseId,
  GroupName: row.groupName,
  PhoneNumber: row.phoneNumber ?? '',
  LastEffectiveDate: row.lastEffectiveDate ?? NO_EFFECTIVE_DATE,
  RenewalDate: row.renewalDate,
  GroupStatus: groupStanding({ ...row, today }),
  GroupEmail: row.email ?? '',
  GroupId: row.groupId,
});
