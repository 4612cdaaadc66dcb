import { Agent } from '../../platform/people/agent.table.ts';
import { Quote } from './quote.table.ts';
import { day, int, refers, stored } from '../../platform/database/stored.ts';

/**
 * An agent named in the quote's documents. Of a household's quote they determine who may see it; of a group's, the group's agents do.
 * Plain stored data.
 */
export class QuoteAgent extends stored(
  'quote_agents',
  {
    quoteId: refers(() => Quote, 'CASCADE').key(),
    agentId: refers(() => Agent, 'RESTRICT')
      .key()
      .index(),
    /** Order on screen and in documents, from 1. */
    position: int(),
    /** Of a special enrollment, repeated from the quote (`noteEventOfAgents`): for an agent's list of those that end soon. */
    eventDate: day().orNull(),
  },
  { indexes: [['agentId', 'eventDate']] },
) {}
