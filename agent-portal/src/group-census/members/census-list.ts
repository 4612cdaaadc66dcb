import type { CensusMemberResponse, SaveMemberResponse } from '#shared/census/census.record';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { inCensusOrder } from '#shared/census/census-member';
import { households, isSubscriber } from '#shared/census/household-rules';
import { tobaccoText } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { COVERAGE_TIERS, coverageTier, type CoverageTier } from '#shared/plans/plan-codes';
import { plainForSearch, typedWordsOf } from '#shared/search/search-terms';

export interface CensusRow {
  member: CensusMemberResponse;
  /** "Ada B. Lovelace". */
  name: string;
  /** Every other household is shaded. */
  isShaded: boolean;
  /** What was answered about tobacco, and what it means for the rate. */
  tobacco: string;
  /** For an employee: the number of dependents removed with them. */
  dependents: number;
}

export interface CensusCounts {
  employees: number;
  members: number;
  /** Members who enroll in medical, and who waive it. */
  enrolling: number;
  waiving: number;
  /** Employees who enroll in medical, by whom they bring. */
  tiers: readonly { tier: CoverageTier; employees: number }[];
}

/** The rows in census order, with alternate households shaded. */
export function toRows(members: readonly CensusMemberResponse[], effectiveDate: IsoDate): CensusRow[] {
  const sizes = new Map<number, number>();
  for (const { EmployeeNumber } of members) {
    sizes.set(EmployeeNumber, (sizes.get(EmployeeNumber) ?? 0) + 1);
  }
  let household: number | null = null;
  let isShaded = true;
  return inCensusOrder(members).map((member) => {
    if (member.EmployeeNumber !== household) {
      household = member.EmployeeNumber;
      isShaded = !isShaded;
    }
    const dependents = isSubscriber(member) ? (sizes.get(member.EmployeeNumber) ?? 1) - 1 : 0;
    const { Tobacco, LastTobaccoUse, Age } = member;
    const answer = { tobacco: Tobacco, lastTobaccoUse: LastTobaccoUse ?? null, age: Age };
    return { member, name: formatName(member), isShaded, tobacco: tobaccoText(answer, effectiveDate), dependents };
  });
}

/** The rows that contain every word of the filter: in the name, relationship, date of birth or as employee number. */
export function rowsMatching(rows: readonly CensusRow[], filter: string): readonly CensusRow[] {
  const words = typedWordsOf(filter);
  if (words.length === 0) {
    return rows;
  }
  return rows.filter(({ member, name }) => {
    const text = `${name} ${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]} ${formatDay(member.DateOfBirth)}`;
    const searched = plainForSearch(text);
    return words.every((word) => searched.includes(withoutLeadingZeros(word)) || word === `#${member.EmployeeNumber}`);
  });
}

/** A date typed as 02/03/2015 finds 2/3/2015. */
const withoutLeadingZeros = (word: string): string => word.replaceAll(/(^|\/)0(?=\d\/)/g, '$1');

export function countCensus(members: readonly CensusMemberResponse[]): CensusCounts {
  return {
    employees: members.filter(isSubscriber).length,
    members: members.length,
    enrolling: members.filter(isEnrolling).length,
    waiving: members.filter((member) => !isEnrolling(member)).length,
    tiers: countTiers(members.filter(isEnrolling)),
  };
}

const isEnrolling = ({ MedicalStatus }: CensusMemberResponse): boolean => MedicalStatus === 'Enroll';

function countTiers(enrolling: readonly CensusMemberResponse[]): CensusCounts['tiers'] {
  const tiers = [...households(enrolling).values()]
    .map((household) => household.map(([, { RelationshipToSubscriber }]) => RelationshipToSubscriber))
    .filter((relationships) => relationships.includes('Self'))
    .map((relationships) =>
      coverageTier({
        spouse: relationships.includes('Spouse') || relationships.includes('DomesticPartner'),
        child: relationships.includes('Child'),
      }),
    );
  return COVERAGE_TIERS.map((tier) => ({ tier, employees: tiers.filter((each) => each === tier).length }));
}

/** The next free employee number. */
export const nextEmployeeNumber = (members: readonly CensusMemberResponse[]): number =>
  members.reduce((highest, { EmployeeNumber }) => Math.max(highest, EmployeeNumber), 0) + 1;

/** The member and, for an employee, the dependents removed with them; the employee first. */
export function leavingWith(
  members: readonly CensusMemberResponse[],
  leaver: CensusMemberResponse,
): CensusMemberResponse[] {
  return isSubscriber(leaver)
    ? inCensusOrder(members.filter(({ EmployeeNumber }) => EmployeeNumber === leaver.EmployeeNumber))
    : [leaver];
}

/** The list with a saved member updated, and the dependents that changed with it. */
export function withSaved(
  members: readonly CensusMemberResponse[],
  { AlsoChanged, ...saved }: SaveMemberResponse,
): CensusMemberResponse[] {
  const changed = [saved, ...AlsoChanged];
  const ids = new Set(changed.map(({ Id }) => Id));
  return inCensusOrder([...members.filter(({ Id }) => !ids.has(Id)), ...changed]);
}
