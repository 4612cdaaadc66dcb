import type { GroupStanding } from '#shared/book-of-business/group-standing';
import type { IsoDate } from '#shared/dates/iso-date';

/** A row of GET /api/bobsmallgroup. Spec 000 section 3, "Small-group BOB record". */
export interface GroupBookRow {
  SrcAgentId: string;
  GroupEnterpriseId: string;
  GroupName: string;
  /** Ten digits; empty for none. */
  PhoneNumber: string;
  /** YYYY-MM-DD; 0001-01-01 for none. */
  LastEffectiveDate: string;
  RenewalDate: IsoDate | null;
  GroupStatus: GroupStanding;
  /** Empty for none. */
  GroupEmail: string;
  /** Beyond the specification: what a click on the row needs. */
  GroupId: number;
}

/** POST /api/bob/RetrieveCSV: a file that the page has put together, sent back as a download. */
export interface RetrieveCsvRequest {
  /** The CSV text in UTF-8, base64. */
  Content: string;
}
