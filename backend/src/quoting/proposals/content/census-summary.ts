import { isUseLongAgo } from '#shared/census/tobacco';
import { ageAtQuote } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { CensusSummary } from './proposal-content.ts';

export interface SummarisedMember {
  relationship: Relationship;
  dateOfBirth: IsoDate;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
  tobacco: boolean | null;
  lastTobaccoUse: IsoDate | null;
}

const BANDS = [
  { label: 'Under 21', to: 20 },
  { label: '21 to 29', to: 29 },
  { label: '30 to 39', to: 39 },
  { label: '40 to 49', to: 49 },
  { label: '50 to 59', to: 59 },
  { label: '60 and over', to: Infinity },
] as const;

/** Counts of the people covered by the quote. Ages as of the effective date (spec 000 section 5). */
export function summariseCensus(members: readonly SummarisedMember[], effectiveDate: IsoDate): CensusSummary {
  const count = (counts: (member: SummarisedMember) => boolean) => members.filter(counts).length;
  const enrolling = members.filter(({ medicalStatus }) => medicalStatus === 'Enroll');
  const ages = enrolling.map(({ dateOfBirth }) => ageAtQuote(dateOfBirth, effectiveDate));
  const totalYears = ages.reduce((sum, age) => sum + age, 0);
  return {
    employees: count(({ relationship }) => relationship === 'Self'),
    spouses: count(({ relationship }) => ['Spouse', 'DomesticPartner'].includes(relationship)),
    children: count(({ relationship }) => relationship === 'Child'),
    members: members.length,
    medical: enrolling.length,
    dental: count(({ dentalStatus }) => dentalStatus === 'Enroll'),
    vision: count(({ visionStatus }) => visionStatus === 'Enroll'),
    waivingMedical: members.length - enrolling.length,
    tobacco: enrolling.filter(({ tobacco, lastTobaccoUse }) => tobacco && !isUseLongAgo(lastTobaccoUse, effectiveDate))
      .length,
    averageAge: ages.length === 0 ? 0 : Math.round((totalYears / ages.length) * 10) / 10,
    ageBands: BANDS.map(({ label, to }, index) => {
      const from = index === 0 ? 0 : BANDS[index - 1]!.to + 1;
      return { label, members: ages.filter((age) => age >= from && age <= to).length };
    }),
  };
}
