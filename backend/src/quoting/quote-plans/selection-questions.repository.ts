import { compareCensus } from '#shared/census/census-order';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Question } from '../../platform/database/ask-together.ts';
import type { CensusMember } from '../group-census/census-member.entity.ts';
import type { MemberPlan } from './member-plan.entity.ts';
import type { QuotedMember, StoredMember } from './quoted-member.ts';

/** A member with the plan that the member takes, where one was chosen. */
export type AssignedMember = QuotedMember & Pick<CensusMember, 'assignedPlanId'>;

/** With what tells that the member is the same person a year later. The SSN stays sealed. */
export type CensusMemberRow = AssignedMember & Pick<CensusMember, 'disabled' | 'ssnSealed'>;

type StoredAssigned = Omit<AssignedMember, 'tobacco'> & { tobacco: number };
type StoredMemberRow = StoredAssigned & Pick<CensusMember, 'ssnSealed'> & { disabled: number };

interface StoredPlan {
  id: number;
  planId: number;
  position: number;
  monthlyRateCents: number;
  effectiveDate: IsoDate;
  rateArea: number;
  pricedAt: string;
}

type StoredRate = Omit<MemberPlan, 'quotePlan' | 'member'>;

const RATED_COLUMNS = {
  id: 'member.id',
  employeeNumber: 'member.employeeNumber',
  relationship: 'member.relationship',
  dateOfBirth: 'member.dateOfBirth',
  tobacco: 'member.tobacco',
  medicalStatus: 'member.medicalStatus',
  dentalStatus: 'member.dentalStatus',
  visionStatus: 'member.visionStatus',
};
const FROM_MEMBERS = 'FROM census_members member WHERE member.quoteId = ?';

/** What rating needs of the members of a quote. */
export const ratedMembersOf = (quoteId: number): Question<StoredMember> => ({
  columns: RATED_COLUMNS,
  from: FROM_MEMBERS,
  values: [quoteId],
});

export const membersOf = (quoteId: number): Question<StoredAssigned> => ({
  columns: {
    ...RATED_COLUMNS,
    firstName: 'member.firstName',
    lastName: 'member.lastName',
    assignedPlanId: 'member.assignedPlanId',
  },
  from: FROM_MEMBERS,
  values: [quoteId],
});

export const memberRowsOf = (quoteId: number): Question<StoredMemberRow> => {
  const { columns, ...asked } = membersOf(quoteId);
  return { ...asked, columns: { ...columns, disabled: 'member.disabled', ssnSealed: 'member.ssnSealed' } };
};

/** Households in order, the subscriber first. */
export const toMemberRows = (rows: readonly StoredMemberRow[]): CensusMemberRow[] =>
  inCensusOrder(rows.map((row) => ({ ...row, tobacco: Boolean(row.tobacco), disabled: Boolean(row.disabled) })));

/** Households in order, the subscriber first. */
export const toAssignedMembers = (rows: readonly StoredAssigned[]): AssignedMember[] =>
  inCensusOrder(rows.map((row) => ({ ...row, tobacco: Boolean(row.tobacco) })));

const inCensusOrder = <Member extends AssignedMember>(members: Member[]): Member[] =>
  members.sort((one, other) => compareCensus(placeOf(one), placeOf(other)));

const placeOf = ({ id, employeeNumber, relationship }: AssignedMember) => ({
  Id: id,
  EmployeeNumber: employeeNumber,
  RelationshipToSubscriber: relationship,
});

export const chosenPlansOf = (quoteId: number): Question<StoredPlan> => ({
  columns: {
    id: 'chosen.id',
    planId: 'chosen.planId',
    position: 'chosen.position',
    monthlyRateCents: 'chosen.monthlyRateCents',
    effectiveDate: 'chosen.effectiveDate',
    rateArea: 'chosen.rateArea',
    pricedAt: 'chosen.pricedAt',
  },
  from: 'FROM quote_plans chosen WHERE chosen.quoteId = ?',
  values: [quoteId],
});

export const byPosition = (one: StoredPlan, other: StoredPlan): number => one.position - other.position;

/** The stored rates of a quote's plans. */
export const memberRatesOf = (quoteId: number): Question<StoredRate> => ({
  columns: {
    id: 'rated.id',
    quotePlanId: 'rated.quotePlanId',
    memberId: 'rated.memberId',
    rateCents: 'rated.rateCents',
    age: 'rated.age',
    ageBand: 'rated.ageBand',
    tobacco: 'rated.tobacco',
    uncountedChild: 'rated.uncountedChild',
  },
  from: 'FROM quote_plans chosen JOIN member_plans rated ON rated.quotePlanId = chosen.id WHERE chosen.quoteId = ?',
  values: [quoteId],
});

/** By the id of the chosen plan, in the order in which they were written. */
export function ratesByPlan(rates: readonly StoredRate[]): Map<number, StoredRate[]> {
  const byPlan = new Map<number, StoredRate[]>();
  for (const rate of [...rates].sort((one, other) => one.id - other.id)) {
    const known = byPlan.get(rate.quotePlanId);
    if (known) {
      known.push(rate);
    } else {
      byPlan.set(rate.quotePlanId, [rate]);
    }
  }
  return byPlan;
}

/** A row where the group renews the plans that it has. */
export const renewalChoiceOf = (quoteId: number): Question<{ quoteId: number }> => ({
  columns: { quoteId: 'made.quoteId' },
  from: 'FROM renewal_choices made WHERE made.quoteId = ?',
  values: [quoteId],
});
