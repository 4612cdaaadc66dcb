import type { EntityManager } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { CensusMember } from '../quoting/group-census/census-member.entity.ts';
import { countMembers } from '../quoting/group-census/count-members.ts';
import { GroupAgent } from '../quoting/groups/group-agent.entity.ts';
import { Group } from '../quoting/groups/group.entity.ts';
import { MICHIGAN_COUNTIES } from '../catalogue/locations/michigan-counties.ts';
import { QuoteAgent } from '../quoting/quotes/quote-agent.entity.ts';
import { QuoteEvent } from '../quoting/quotes/quote-event.entity.ts';
import { Quote } from '../quoting/quotes/quote.entity.ts';
import type { DemoEmployer } from './demo-groups.ts';

export const DAY_MS = 86_400_000;

/** Who a demo group belongs to. */
export interface DemoOwner {
  agentIds: readonly number[];
  userId: number;
  /** Somebody of the internal staff, for what agents may not do. */
  staffUserId: number;
}

/** The employer with its agents. `more` is what only some groups have: a number, a renewal date, flags. */
export async function insertDemoGroup(
  tx: EntityManager,
  demo: DemoEmployer,
  { agentIds, userId }: DemoOwner,
  { changedAt, ...more }: Partial<Group> & { changedAt: Date },
): Promise<Group> {
  const { name, addressLine1, city, postalCode, countyFips, employees } = demo;
  const county = MICHIGAN_COUNTIES.find(({ fips }) => fips === countyFips)!;
  const group = await tx.save(Group, {
    name,
    addressLine1,
    addressLine2: null,
    city,
    stateCode: 'MI',
    postalCode,
    county: county.name,
    countyFips,
    rateArea: county.rateArea,
    billingAddress: null,
    groupEnterpriseId: null,
    taxId: null,
    sicCode: null,
    phoneNumber: null,
    email: null,
    totalEligibleEmployees: employees,
    renewalDate: null,
    lastEffectiveDate: null,
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

export type DemoQuote = Pick<Quote, 'groupId' | 'name' | 'status' | 'effectiveDate' | 'modifiedAt'> &
  Partial<Pick<Quote, 'quoteType' | 'renewalDate'>>;

/** A quote with its agents and the moves that led to its status, a day apart; its census comes after. */
export async function insertDemoQuote(
  tx: EntityManager,
  quote: DemoQuote,
  { agentIds, userId, staffUserId }: DemoOwner,
): Promise<number> {
  // Proposals are made by the product itself once it runs: see proposeDemoQuotes.
  const status = quote.status === 'CreatedProposal' ? 'Quoting' : quote.status;
  const { modifiedAt } = quote;
  const moves = movesTo(status);
  const at = (index: number) => new Date(modifiedAt.getTime() - (moves.length - 1 - index) * DAY_MS);
  const { id: quoteId } = await tx.save(Quote, {
    quoteType: 'SmallGroupNewBusiness' as const,
    renewalDate: null,
    readOnlyReason: SIGNED_STATUSES.includes(status) ? SIGNED : 0,
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
  await tx.insert(
    QuoteEvent,
    moves.map((toStatus, index) => ({
      quoteId,
      fromStatus: moves[index - 1] ?? null,
      toStatus,
      userId: { agent: userId, staff: staffUserId, system: null }[MOVES[toStatus]!.by],
      at: at(index),
      why: MOVES[toStatus]!.why,
    })),
  );
  return quoteId;
}

export const insertDemoMembers = async (
  tx: EntityManager,
  members: readonly Omit<CensusMember, 'id' | 'version' | 'quote'>[],
): Promise<void> => {
  await tx.insert(CensusMember, [...members]);
  for (const quoteId of new Set(members.map((member) => member.quoteId))) {
    await countMembers(tx, quoteId);
  }
};

const SIGNED = 4;
const SIGNED_STATUSES: readonly QuoteStatus[] = ['Complete', 'Pended', 'Approved', 'Declined'];

const QUOTED: readonly QuoteStatus[] = ['EditingCensus', 'Quoting'];
const SIGNED_AND_SENT: readonly QuoteStatus[] = [...QUOTED, 'Enrolling', 'SignatureRequired', 'Complete'];

/** Who moves a quote to a status, and what the history says of it: the words of the product's own moves. */
const MOVES: Partial<Record<QuoteStatus, { by: 'agent' | 'staff' | 'system'; why: string }>> = {
  EditingCensus: { by: 'agent', why: 'quote created' },
  Quoting: { by: 'agent', why: 'census approved' },
  Enrolling: { by: 'agent', why: 'enrollment started' },
  SignatureRequired: { by: 'system', why: 'all parts complete' },
  Complete: { by: 'agent', why: 'signed and submitted' },
  Pended: { by: 'staff', why: 'pend' },
  Approved: { by: 'staff', why: 'approve' },
  Declined: { by: 'staff', why: 'reject' },
  Rejected: { by: 'staff', why: 'manual status update' },
  PendingPassive: { by: 'staff', why: 'passive renewal requested' },
  PassivelyRenewed: { by: 'system', why: 'renewed on the plans that follow' },
  PassiveRenewalFailure: { by: 'system', why: 'the plans that follow could not be selected' },
  FailedEnrollment: { by: 'system', why: 'the enrollment could not be completed' },
};

/** The statuses that a quote went through. */
function movesTo(status: QuoteStatus): readonly QuoteStatus[] {
  switch (status) {
    case 'EditingCensus':
      return ['EditingCensus'];
    case 'Quoting':
      return QUOTED;
    case 'Enrolling':
      return [...QUOTED, 'Enrolling'];
    case 'SignatureRequired':
      return [...QUOTED, 'Enrolling', 'SignatureRequired'];
    case 'Complete':
      return SIGNED_AND_SENT;
    case 'PendingPassive':
      return [...QUOTED, 'PendingPassive'];
    case 'PassivelyRenewed':
    case 'PassiveRenewalFailure':
      return [...QUOTED, 'PendingPassive', status];
    default:
      return [...SIGNED_AND_SENT, status];
  }
}
