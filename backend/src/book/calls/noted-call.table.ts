import type { CallOutcome, CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import { Agent } from '../../platform/people/agent.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { Contract } from '../contracts/contract.table.ts';
import { day, id, instant, int, refers, stored, text } from '../../platform/database/stored.ts';

/** What came of a call to the household of a contract. Plain stored data. Ours: individuals, section 6. */
export class NotedCall extends stored(
  'noted_calls',
  {
    id: id(),
    contractId: refers(() => Contract, 'CASCADE'),
    /** In whose book the contract was: the next agent makes their own calls. */
    agentId: refers(() => Agent, 'RESTRICT'),
    topic: text<CallTopic>(20),
    outcome: text<CallOutcome>(20),
    /** The first day on which the household is on the list again. */
    until: day(),
    /** The day in Detroit: the same outcome is noted once a day. */
    notedOn: day(),
    /** 1 until it is taken back, then null. */
    openMark: int<1>().orNull(),
    notedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    notedAt: instant(),
    /** UTC. */
    takenBackAt: instant().orNull(),
  },
  {
    uniques: [['contractId', 'topic', 'outcome', 'notedOn', 'openMark']],
    indexes: [['agentId', 'until']],
  },
) {}
