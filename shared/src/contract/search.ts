import type { Agent } from '#shared/people/agent.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/**
 * GET and POST /api/group/GetGroupsBySearchCriteria. Those left out or empty do not count; at least one must be given.
 * Source: spec 002 section 2, "Group criteria".
 */
export interface GroupSearchCriteria {
  /** The beginning of it. */
  GroupNumber?: string;
  /** Beginnings of words of it, in any order. */
  GroupName?: string;
  /** Nine digits, with or without the dash. */
  TaxId?: string;
  /** Of any of its quotes. */
  QuoteId?: string;
  /** The first five digits count. */
  PostalCode?: string;
  RenewalDate?: string;
  /** The beginning of it. */
  AgentFirstName?: string;
  /** The beginning of it. */
  AgentLastName?: string;
}

/** A group that was found. */
export interface GroupSearchRow {
  Id: number;
  GroupEnterpriseId: string | null;
  GroupName: string;
  City: string;
  RenewalDate: IsoDate | null;
  AssociatedAgents: Agent[];
  /** The newest quote that is not deleted; null for a group without one. */
  NewestQuote: {
    Id: number;
    Name: string;
    Status: QuoteStatus;
    /** The status in the words that this user should read. */
    QuoteStatus: string;
  } | null;
}

/** POST /api/search/FindGroupsAndQuotes: whatever somebody types to get somewhere. In the body: it may be a tax id. Ours. */
export interface FindRequest {
  /** Beginnings of words of a group's name, its number, phone, email or tax id, or the number of a quote. */
  Text: string;
}

/** So many of each at most. */
export const MOST_HITS = 5;

/** A group that was found, and where it opens in the portal. */
export interface FoundGroupHit {
  Id: number;
  Name: string;
  GroupNumber: string | null;
  City: string;
  Path: string;
}

/** A quote that was found: by its number, or of a group that was found. */
export interface FoundQuoteHit {
  Id: number;
  Name: string;
  GroupName: string;
  /** The status in the words that this user should read. */
  QuoteStatus: string;
  /** What its page is for: "Choose plans". */
  Step: string;
  /** Where it goes on in the portal. */
  Path: string;
}

export interface FindResponse {
  Groups: FoundGroupHit[];
  Quotes: FoundQuoteHit[];
}
