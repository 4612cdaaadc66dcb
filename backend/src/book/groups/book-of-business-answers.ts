import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { groupStanding, NO_EFFECTIVE_DATE } from '#shared/book-of-business/books';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Book } from '../books/books.repository.ts';
import type { StoredBookRow } from './group-book.repository.ts';

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
