import { Agent } from '../../../platform/people/agent.table.ts';
import { Group } from '../group.table.ts';
import { day, loose, refers, stored } from '../../../platform/database/stored.ts';

/**
 * A group in the book of business of one of its agents, with the book's sort columns: each order has an index, so that any page of a book
 * of 50,000 groups is read in order. Displayed data comes from the group. Written only by `indexGroupsForSearch`.
 */
export class GroupBookEntry extends stored(
  'group_book_entries',
  {
    agentId: refers(() => Agent, 'CASCADE').key(),
    groupId: refers(() => Group, 'CASCADE').key(),
    /** Lower case: SQLite sorts "b" after "Z". */
    name: loose(150),
    groupNumber: loose(20),
    phoneNumber: loose(10).orNull(),
    /** The date shown in the book: the last effective date, otherwise the renewal date. */
    effectiveDate: day().orNull(),
    email: loose(254).orNull(),
  },
  {
    indexes: [
      ['agentId', 'name', 'groupId'],
      ['agentId', 'groupNumber', 'groupId'],
      ['agentId', 'phoneNumber', 'groupId'],
      ['agentId', 'effectiveDate', 'groupId'],
      ['agentId', 'email', 'groupId'],
    ],
  },
) {}
