import { compareCensus } from '#shared/census/census-member';
import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import type { Question } from '../../platform/database/ask-together.ts';
import { sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { employer, FROM_EITHER, household, quote, visibleOfEitherLine } from '../quotes/quote-questions.repository.ts';
import { marketOf, type QuoteTerms, type StoredTaxHousehold, taxHouseholdOf } from '../quotes/quote-terms.ts';
import { MemberPlan } from './member-plan.table.ts';
import { QuotePlan } from './quote-plan.table.ts';
import { answerOf, type QuotedMember, type Raw, type StoredMember } from './quoted-member.ts';

/** A member with the assigned plan, if any. */
export type AssignedMember = QuotedMember & Pick<CensusMember, 'assignedPlanId'>;

/** With data that identify the same person a year later. The SSN stays encrypted. */
export type CensusMemberRow = AssignedMember & Pick<CensusMember, 'disabled' | 'ssnSealed'>;

type StoredAssigned = Raw<AssignedMember>;
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

const member = table(CensusMember, 'member');
const chosen = table(QuotePlan, 'chosen');
const rated = table(MemberPlan, 'rated');

const RATED_COLUMNS = {
  id: member.id,
  employeeNumber: member.employeeNumber,
  relationship: member.relationship,
  dateOfBirth: member.dateOfBirth,
  tobacco: member.tobacco,
  lastTobaccoUse: member.lastTobaccoUse,
  medicalStatus: member.medicalStatus,
  dentalStatus: member.dentalStatus,
  visionStatus: member.visionStatus,
  otherCoverage: member.otherCoverage,
  isPregnant: member.isPregnant,
  medicaidDeniedOn: member.medicaidDeniedOn,
  livesElsewhere: member.livesElsewhere,
  exemptionNumber: member.exemptionNumber,
};
const fromMembers = (quoteId: number) => sql`FROM ${member} WHERE ${member.quoteId} = ${quoteId}`;

/** The members of a quote, with the columns needed for rating. */
export const ratedMembersOf = (quoteId: number): Question<StoredMember> => ({
  columns: RATED_COLUMNS,
  from: fromMembers(quoteId),
});

export const membersOf = (quoteId: number): Question<StoredAssigned> => ({
  columns: {
    ...RATED_COLUMNS,
    firstName: member.firstName,
    lastName: member.lastName,
    assignedPlanId: member.assignedPlanId,
  },
  from: fromMembers(quoteId),
});

export const memberRowsOf = (quoteId: number): Question<StoredMemberRow> => {
  const { columns, from } = membersOf(quoteId);
  return { from, columns: { ...columns, disabled: member.disabled, ssnSealed: member.ssnSealed } };
};

/** By household, the subscriber first. */
export const toMemberRows = (rows: readonly StoredMemberRow[]): CensusMemberRow[] =>
  inCensusOrder(rows.map((row) => ({ ...withFlags(row), disabled: Boolean(row.disabled) })));

/** By household, the subscriber first. */
export const toAssignedMembers = (rows: readonly StoredAssigned[]): AssignedMember[] =>
  inCensusOrder(rows.map(withFlags));

const withFlags = <Row extends StoredAssigned>(row: Row): Row & AssignedMember => ({
  ...row,
  tobacco: answerOf(row.tobacco),
  isPregnant: Boolean(row.isPregnant),
  livesElsewhere: Boolean(row.livesElsewhere),
});

const inCensusOrder = <Member extends AssignedMember>(members: Member[]): Member[] =>
  members.sort((one, other) => compareCensus(placeOf(one), placeOf(other)));

const placeOf = ({ id, employeeNumber, relationship }: AssignedMember) => ({
  Id: id,
  EmployeeNumber: employeeNumber,
  RelationshipToSubscriber: relationship,
});

export const chosenPlansOf = (quoteId: number): Question<StoredPlan> => ({
  columns: {
    id: chosen.id,
    planId: chosen.planId,
    position: chosen.position,
    monthlyRateCents: chosen.monthlyRateCents,
    effectiveDate: chosen.effectiveDate,
    rateArea: chosen.rateArea,
    pricedAt: chosen.pricedAt,
  },
  from: sql`FROM ${chosen} WHERE ${chosen.quoteId} = ${quoteId}`,
});

export const byPosition = (one: StoredPlan, other: StoredPlan): number => one.position - other.position;

/** The stored rates of a quote's plans. */
export const memberRatesOf = (quoteId: number): Question<StoredRate> => ({
  columns: {
    id: rated.id,
    quotePlanId: rated.quotePlanId,
    memberId: rated.memberId,
    rateCents: rated.rateCents,
    age: rated.age,
    ageBand: rated.ageBand,
    tobacco: rated.tobacco,
    uncountedChild: rated.uncountedChild,
  },
  from: sql`FROM ${chosen} JOIN ${rated} ON ${rated.quotePlanId} = ${chosen.id} WHERE ${chosen.quoteId} = ${quoteId}`,
});

/** By the id of the selected plan, in insert order. */
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

/** One row if the group renews its current plans. */
export const renewalChoiceOf = (quoteId: number): Question<{ quoteId: number }> => ({
  columns: { quoteId: sql`made.quoteId` },
  from: sql`FROM renewal_choices made WHERE made.quoteId = ${quoteId}`,
});

type StoredTerms = Omit<QuoteTerms, 'market' | 'isFfm' | 'household'> &
  StoredTaxHousehold & {
    planType: IndividualPlanType | null;
    isFfm: boolean | number | null;
  };

/** For `askTogether`: no row if the user may not see the quote. */
export const termsOf = (user: SessionUser, id: number): Question<StoredTerms> => ({
  columns: {
    effectiveDate: quote.effectiveDate,
    countyFips: sql`COALESCE(${employer.countyFips}, ${household.countyFips})`,
    rateArea: sql`COALESCE(${employer.rateArea}, ${household.rateArea})`,
    planType: household.planType,
    status: quote.status,
    isFfm: household.isFfm,
    householdSize: household.householdSize,
    annualIncome: household.annualIncome,
    electedAptcCents: household.electedAptcCents,
    electsMaximum: household.electsMaximum,
    grantedAptcCents: household.grantedAptcCents,
    grantedCsrLevel: household.grantedCsrLevel,
    companionId: household.companionId,
    sentCreditCents: household.sentCreditCents,
  },
  from: sql`${FROM_EITHER} WHERE ${quote.id} = ${id} AND ${visibleOfEitherLine(user)}`,
});

export function toTerms({ planType, isFfm, ...stored }: StoredTerms): QuoteTerms {
  const { effectiveDate, countyFips, rateArea } = stored;
  return {
    ...{ effectiveDate, countyFips, rateArea },
    market: marketOf(planType),
    isFfm: Boolean(isFfm),
    household: planType === null ? null : taxHouseholdOf(stored),
  };
}
