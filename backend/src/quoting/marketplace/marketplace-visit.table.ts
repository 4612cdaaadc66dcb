import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { id, instant, int, refers, stored, text } from '../../platform/database/stored.ts';

/** An agent was sent to the marketplace. What came of it is only known there: no personal data. */
export class MarketplaceVisit extends stored(
  'marketplace_visits',
  {
    id: id(),
    userId: refers(() => User, 'RESTRICT'),
    agentId: refers(() => Agent, 'RESTRICT'),
    /** Under which the client is helped, and which is never deleted. null: begun before consents were recorded. */
    consentId: int().orNull(),
    /** Random; known to the marketplace and this server alone. */
    reference: text(43).unique(),
    /** UTC. */
    startedAt: instant(),
  },
  { indexes: [['userId', 'startedAt']] },
) {}
