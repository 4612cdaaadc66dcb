import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** One row of GET /api/dashboard; short names as in spec 001 section 3. */
export interface DashboardRow {
  /** Last quote status as shown to this user. */
  LQS: string;
  LQID: number | null;
  /** Last quote modified, UTC instant. */
  LQMD: string;
  /** Renewal flag. */
  IAG: boolean;
  /** Upcoming renewal flag. */
  IR: boolean;
  DSD: 'ACTIVE' | 'NEW BUSINESS';
  G: { Id: number; GEId: string | null; GN: string; RD: IsoDate | null };
  I: null;
  /** Beyond the specification, from here on: what the row shows, and what its button needs. */
  Status: QuoteStatus | null;
  QuoteName: string | null;
  EffectiveDate: IsoDate | null;
  Members: number;
  /** How many quotes the group has, without deleted ones. */
  Quotes: number;
  /** Documents that the enrollment of the quote still needs. */
  MissingDocuments: number;
  /** UTC instant; of a pended quote whose agent has replied or uploaded a document since. */
  AgentRepliedAt: string | null;
}
