import type { FollowUpKind, FollowUpState } from '#shared/follow-ups/follow-up';
import { day, flag, id, refers, stored, text, version } from '../../platform/database/stored.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** Of what the marketplace waits for, the work on it. What it is and until when, the decision says; repeated for the order of lists. */
export class FollowUp extends stored(
  'follow_ups',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    /** In whose book it is: the first agent of the quote, as of the contract that comes of it. Null while it has none. */
    agentId: refers(() => Agent, 'RESTRICT').orNull(),
    kind: text<FollowUpKind>(20),
    /** Of the marketplace; '' for the household. */
    applicantId: text(40),
    dueOn: day(),
    /** The marketplace has named no day. */
    isComputed: flag(),
    state: text<FollowUpState>(10),
    /** Neither accepted nor refused. */
    isOpen: flag(),
    version: version(),
  },
  {
    uniques: [['quoteId', 'kind', 'applicantId']],
    indexes: [
      ['agentId', 'isOpen', 'dueOn'],
      ['agentId', 'state', 'dueOn'],
      ['state', 'dueOn'],
    ],
  },
) {}
