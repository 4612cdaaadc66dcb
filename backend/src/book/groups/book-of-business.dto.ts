import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { groupStanding } from '#shared/book-of-business/group-standing';
import { NO_EFFECTIVE_DATE } from '#shared/book-of-business/effective-date';
import type { GroupBookRow, RetrieveCsvRequest } from '#shared/contract/book-of-business';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Book, StoredBookRow } from './group-book.repository.ts';

/** Whose groups, and which of them. */
export class GroupBookFilterDto {
  /** SrcAgentId of the agent. Agent admins and internal staff must name one; others see only their own book. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  agentId?: string;

  /** JSON: { q?: string }: the beginnings of words of the name, of number, phone or email */
  @IsOptional()
  @IsString()
  filter?: string;
}

/** GET /api/bobsmallgroup */
export class GroupBookQueryDto extends GroupBookFilterDto {
  /** JSON: [first, last], at most 100 groups; without it the first 1,000. */
  @IsOptional()
  @IsString()
  range?: string;

  /** JSON: ["GroupName", "ASC"], or by GroupEnterpriseId, PhoneNumber, LastEffectiveDate, GroupEmail */
  @IsOptional()
  @IsString()
  sort?: string;
}

/** POST /api/bob/RetrieveCSV */
export class RetrieveCsvDto implements RetrieveCsvRequest {
  @IsString()
  @IsNotEmpty()
  Content: string;
}

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
