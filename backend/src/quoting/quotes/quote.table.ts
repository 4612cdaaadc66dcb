import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { User } from '../../platform/people/user.table.ts';
import { Group } from '../groups/group.table.ts';
import {
  cents,
  day,
  flag,
  id,
  instant,
  int,
  loose,
  refers,
  refersToItself,
  stored,
  version,
} from '../../platform/database/stored.ts';

/** One quote of a group or of a household. Plain stored data. Written through Quotes only; the status only by MoveQuoteService. */
export class Quote extends stored(
  'quotes',
  {
    id: id(),
    /** null for the quote of a household: see IndividualQuote. */
    groupId: refers(() => Group, 'RESTRICT').orNull(),
    quoteType: loose<QuoteType>(24),
    name: loose(100),
    status: loose<QuoteStatus>(24),
    /** UTC. Start of its current status. */
    statusAt: instant(),
    /** Calendar day. */
    effectiveDate: day().index(),
    /** For a renewal: the group's renewal date. */
    renewalDate: day().orNull(),
    /** The original of this copy. */
    copiedFromQuoteId: refersToItself('SET NULL').orNull(),
    /** UTC. Last change of the census; a copy keeps its original's. null = the census has always been empty. */
    censusChangedAt: instant().orNull(),
    /**
     * People on its census: stored here because counting them for a list would read every member. Written with the census (CensusRepository).
     */
    memberCount: int().default(0),
    /**
     * Whole cents a month: shared/quotes/quote-premium. Stored here because lists and sums would read every member's rates; null without
     * plans. Written with the plans and with who is assigned to which (countPremium).
     */
    premiumCents: cents().orNull(),
    /** It is at least that much. */
    isPremiumLowest: flag(),
    /** 0 = editable; above 0 = why it is locked (4 = signed). Spec 001 section 3. */
    readOnlyReason: int().default(0),
    isDeleted: flag(),
    createdByUserId: refers(() => User, 'RESTRICT'),
    /** The internal staff member who works on it; null = no one. */
    assignedToUserId: refers(() => User, 'SET NULL').orNull(),
    /** UTC. */
    assignedAt: instant().orNull(),
    /** UTC. For a pended quote: when its agent last replied or uploaded a document; null = waiting for the agent. */
    agentRepliedAt: instant().orNull(),
    /** UTC. When a client last answered what was shared of it; null = nothing waits for the agent. Written with the answers. */
    clientAnsweredAt: instant().orNull(),
    /** UTC. */
    createdAt: instant(),
    /** UTC. The last change of the quote, its census or its plans. */
    modifiedAt: instant().index(),
    /** Incremented by every write of the quote itself; checked by Quotes.save. */
    version: version(),
  },
  {
    indexes: [
      ['groupId', 'modifiedAt'],
      ['status', 'modifiedAt'],
      ['assignedToUserId', 'modifiedAt'],
      ['isDeleted', 'quoteType', 'status'],
      ['isDeleted', 'quoteType', 'status', 'modifiedAt'],
      ['isDeleted', 'quoteType', 'status', 'effectiveDate'],
      ['isDeleted', 'quoteType', 'status', 'statusAt', 'modifiedAt'],
      ['isDeleted', 'quoteType', 'renewalDate', 'groupId', 'status'],
    ],
  },
) {}
