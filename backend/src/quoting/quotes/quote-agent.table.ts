import { Agent } from '../../platform/people/agent.table.ts';
import { Quote } from './quote.table.ts';
import { day, flag, instant, int, refers, stored } from '../../platform/database/stored.ts';

/**
 * An agent named in the quote's documents. Of a household's quote they determine who may see it; of a group's, the group's agents do.
 * Plain stored data.
 *
 * What an agent's lists of households need is repeated here (`repeatHouseholds`), because an index begins with whose they are.
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
    /** Of a special enrollment: for an agent's list of those that end soon. */
    eventDate: day().orNull(),
    /** UTC. Null for groups, whose agents have it in their own table, and for deleted quotes. */
    modifiedAt: instant().orNull(),
    /** It waits for the agent, or is an open special enrollment. */
    isWaiting: flag(),
  },
  {
    indexes: [
      ['agentId', 'eventDate'],
      ['agentId', 'modifiedAt', 'quoteId'],
      ['agentId', 'isWaiting', 'modifiedAt', 'quoteId'],
    ],
  },
) {}
