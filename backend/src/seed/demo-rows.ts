import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { Agent } from '../platform/people/agent.table.ts';
import { User } from '../platform/people/user.table.ts';
import { CensusMember } from '../quoting/group-census/census-member.table.ts';
import { countMembers } from '../quoting/group-census/census.repository.ts';
import { GroupAgent } from '../quoting/groups/group-agent.table.ts';
import { Group } from '../quoting/groups/group.table.ts';
import { QuoteAgent } from '../quoting/quotes/quote-agent.table.ts';
import { QuoteEvent } from '../quoting/quotes/quote-event.table.ts';
import { Quote } from '../quoting/quotes/quote.table.ts';
import type { NewMember } from './demo-census.ts';
import { DAY_MS } from './demo-days.ts';
import type { DemoEmployer } from './demo-groups.ts';

/** Who a demo group belongs to. */
export interface DemoOwner {
  agentIds: readonly number[];
  userId: number;
  /** Somebody of the internal staff, for what agents may not do. */
  staffUserId: number;
}

/** Finds an employer's agents by their source ids, and the user of the first, or any user. */
export async function demoOwners(database: DataSource): Promise<(employer: DemoEmployer) => DemoOwner> {
  const agents = await database.manager.find(Agent);
  const users = await database.manager.find(User, { order: { id: 'ASC' } });
  return ([, , , , , , ...srcAgentIds]) => {
    const agentIds = srcAgentIds.map((id) => agents.find(({ srcAgentId }) => srcAgentId === id)!.id);
    const user = users.find(({ agentId }) => agentId === agentIds[0]) ?? users[0]!;
    const staff = users.find(({ agentId }) => agentId === null) ?? user;
    return { agentIds, userId: user.id, staffUserId: staff.id };
  };
}

/** The employer with its agents. `more` is what only some groups have: a number, a renewal date, flags. */
export async function insertDemoGroup(
  tx: EntityManager,
  [name, addressLine1, city, postalCode, countyFips, totalEligibleEmployees]: DemoEmployer,
  { agentIds, userId }: DemoOwner,
  { changedAt, ...more }: Partial<Group> & { changedAt: Date },
): Promise<Group> {
  const county = MICHIGAN_COUNTIES.find(({ fips }) => fips === countyFips)!;
  const group = await tx.save(Group, {
    name,
    addressLine1,
    city,
    stateCode: 'MI',
    postalCode,
    county: county.name,
    countyFips,
    rateArea: county.rateArea,
    totalEligibleEmployees,
    createdByUserId: userId,
    createdAt: changedAt,
    modifiedAt: changedAt,
    activityAt: changedAt,
    ...more,
  });
  await tx.insert(
    GroupAgent,
    agentIds.map((agentId, index) => ({ groupId: group.id, agentId, position: index + 1, activityAt: changedAt })),
  );
  return group;
}

export type DemoQuote = Pick<Quote, 'groupId' | 'name' | 'status' | 'effectiveDate' | 'modifiedAt'> & Partial<Quote>;

/** A quote with its agents, its census, and the moves that led to its status, a day apart. @returns its id */
export async function insertDemoQuote(
  tx: EntityManager,
  quote: DemoQuote,
  people: readonly NewMember[],
  { agentIds, userId, staffUserId }: DemoOwner,
): Promise<number> {
  // Proposals are made by the product itself once it runs: see playDemo.
  const status = quote.status === 'CreatedProposal' ? 'Quoting' : quote.status;
  const { modifiedAt } = quote;
  const moves = movesTo(status);
  const at = (index: number) => new Date(modifiedAt.getTime() - (moves.length - 1 - index) * DAY_MS);
  const { id: quoteId } = await tx.save(Quote, {
    quoteType: 'SmallGroupNewBusiness' as const,
    readOnlyReason: status === 'Approved' ? SIGNED : 0,
    createdByUserId: userId,
    createdAt: at(0),
    statusAt: modifiedAt,
    censusChangedAt: modifiedAt,
    ...quote,
    status,
  });
  await tx.insert(
    QuoteAgent,
    agentIds.map((agentId, index) => ({ quoteId, agentId, position: index + 1 })),
  );
  const ids = { agent: userId, staff: staffUserId, system: null };
  await tx.insert(
    QuoteEvent,
    moves.map(([toStatus, fromStatus, by, why], index) => ({
      quoteId,
      fromStatus,
      toStatus,
      userId: ids[by],
      at: at(index),
      why,
    })),
  );
  await tx.insert(
    CensusMember,
    people.map((person) => ({ ...person, quoteId, rowKey: randomUUID() })),
  );
  await countMembers(tx, quoteId);
  return quoteId;
}

const SIGNED = 4;

type Move = readonly [to: QuoteStatus, from: QuoteStatus | null, by: 'agent' | 'staff' | 'system', why: string];

/** Who moves a quote to a status, and what the history says of it: the words of the product's own moves. */
const MOVES: readonly Move[] = [
  ['EditingCensus', null, 'agent', 'quote created'],
  ['Quoting', 'EditingCensus', 'agent', 'census approved'],
  ['Enrolling', 'Quoting', 'agent', 'enrollment started'],
  ['SignatureRequired', 'Enrolling', 'system', 'all parts complete'],
  ['Complete', 'SignatureRequired', 'agent', 'signed and submitted'],
  ['Approved', 'Complete', 'staff', 'approve'],
  ['FailedEnrollment', 'Complete', 'system', 'the enrollment could not be completed'],
  ['PendingPassive', 'Quoting', 'staff', 'passive renewal requested'],
  ['PassivelyRenewed', 'PendingPassive', 'system', 'renewed on the replacement plans'],
  ['PassiveRenewalFailure', 'PendingPassive', 'system', 'the replacement plans could not be selected'],
];

/** All moves from the beginning. */
function movesTo(status: QuoteStatus | null): Move[] {
  const move = MOVES.find(([to]) => to === status);
  return move ? [...movesTo(move[1]), move] : [];
}
