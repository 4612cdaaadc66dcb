import { Agent } from '../../platform/people/agent.table.ts';
import { Group } from './group.table.ts';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { cents, day, flag, instant, int, loose, refers, stored } from '../../platform/database/stored.ts';

/**
 * An agent of a group: users who see this agent's book see the group. Plain stored data.
 *
 * What an agent's lists and figures need of a group is repeated here, because an index begins with whose it is: a book is read in its order,
 * and only as far as is shown. Only noteGroupActivity and repeatGroups write it; a job compares it every night.
 */
export class GroupAgent extends stored(
  'group_agents',
  {
    groupId: refers(() => Group, 'CASCADE').key(),
    agentId: refers(() => Agent, 'RESTRICT').key(),
    /** Order on screen and in documents, from 1. */
    position: int(),
    /** UTC. */
    activityAt: instant(),
    renewalDate: day().orNull(),
    /** Of the quote that stands for the group, as are its premium and whether it is at least that much; null without quotes. */
    status: loose<QuoteStatus>(24).orNull(),
    premiumCents: cents().orNull(),
    isPremiumLowest: flag().orNull(),
    /** The premium of the quote in force until the renewal date. */
    nowCents: cents().orNull(),
    isNowLowest: flag().orNull(),
    /** The premium of the quote for the renewal. */
    thenCents: cents().orNull(),
    isThenLowest: flag().orNull(),
  },
  {
    indexes: [
      ['agentId', 'activityAt', 'groupId'],
      ['agentId', 'status', 'premiumCents', 'isPremiumLowest', 'groupId'],
      ['agentId', 'renewalDate', 'groupId', 'nowCents', 'isNowLowest', 'thenCents', 'isThenLowest', 'status'],
    ],
  },
) {}
