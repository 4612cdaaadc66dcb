import type { Relationship } from '#shared/census/census-codes';
import { type IsoDate, parseIsoDate, yearOf } from '#shared/dates/iso-date';
import { openEnrollmentYear } from '#shared/eligibility/open-enrollment';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { OTHER_COVERAGE_LABELS } from '#shared/eligibility/tax-person.record';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';

/** What other coverage decides whether a person counts. */
export const PERSON_COVERAGE = {
  seeks: 'Needs coverage',
  pregnant: 'Needs coverage, is pregnant',
  denied: 'Needs coverage, Medicaid was denied',
  elsewhere: 'Needs coverage, in another county',
  employer: OTHER_COVERAGE_LABELS.Employer,
  medicare: OTHER_COVERAGE_LABELS.Medicare,
  chip: OTHER_COVERAGE_LABELS.Medicaid,
  none: 'Does not need coverage',
} as const;
export type PersonCoverage = keyof typeof PERSON_COVERAGE;

export interface HouseholdForm {
  /** Of a quote; null: January 1. Counts in its own year. */
  EffectiveDate: IsoDate | null;
  CoverageYear: number;
  PostalCode: string;
  CountyFips: string;
  AnnualIncome: number | null;
  HouseholdSize: number | null;
  People: { Relationship: Relationship; DateOfBirth: string; Coverage: PersonCoverage }[];
}

/** Most households are an applicant, a spouse and children. */
export const newPerson = (at: number): HouseholdForm['People'][number] => ({
  Relationship: at === 0 ? 'Self' : at === 1 ? 'Spouse' : 'Child',
  DateOfBirth: '',
  Coverage: 'seeks',
});

export const newHousehold = (today: IsoDate): HouseholdForm => ({
  EffectiveDate: null,
  CoverageYear: coverageYears(today).findLast((year) => year <= openEnrollmentYear(today)) ?? yearOf(today),
  PostalCode: '',
  CountyFips: '',
  AnnualIncome: null,
  HouseholdSize: 1,
  People: [newPerson(0)],
});

/** The years whose figures are published: this one and the next. */
export const coverageYears = (today: IsoDate): number[] =>
  [yearOf(today), yearOf(today) + 1].filter((year) => subsidyFigures(year) !== null);

/** What the server is asked; null while something is missing. */
export function questionOf(form: HouseholdForm): SubsidyRequest | null {
  const { CoverageYear, CountyFips, AnnualIncome, HouseholdSize, People, EffectiveDate: day } = form;
  const birthDates = People.map(({ DateOfBirth }) => parseIsoDate(DateOfBirth));
  if (CountyFips === '' || AnnualIncome === null || (HouseholdSize ?? 0) < People.length || birthDates.includes(null)) {
    return null;
  }
  return {
    ...{ CoverageYear, CountyFips, AnnualIncome, HouseholdSize: HouseholdSize! },
    EffectiveDate: day !== null && yearOf(day) === CoverageYear ? day : null,
    Members: People.map(({ Relationship, Coverage }, at) => ({
      DateOfBirth: birthDates[at]!,
      Age: null,
      SeeksCoverage: Coverage !== 'none',
      IsMedicareEligible: Coverage === 'medicare',
      HasEmployerOffer: Coverage === 'employer',
      IsOnChip: Coverage === 'chip',
      Relationship,
      IsPregnant: Coverage === 'pregnant',
      IsMedicaidDenied: Coverage === 'denied',
      LivesElsewhere: Coverage === 'elsewhere',
      IsInOtherPlan: false,
    })),
  };
}
