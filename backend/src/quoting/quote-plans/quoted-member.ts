import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { subsidyMember, type SubsidyRequest } from '#shared/eligibility/subsidy.record';
import type { TAX_PERSON, TaxPerson } from '#shared/eligibility/tax-person.record';
import type { Columns } from '#shared/records/field';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';

/** A census member for plan selection: plain columns, no SSN. */
export interface QuotedMember extends Columns<typeof TAX_PERSON> {
  id: number;
  employeeNumber: number;
  relationship: Relationship;
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate;
  /** null: not answered. */
  tobacco: boolean | null;
  lastTobaccoUse: IsoDate | null;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
}

type Flag = 'isPregnant' | 'livesElsewhere';

export const answerOf = (flag: boolean | number | null): boolean | null => (flag === null ? null : Boolean(flag));

/** From a raw query: flags may be 0 or 1. */
export type Raw<Member extends QuotedMember> = Omit<Member, Flag | 'tobacco'> &
  Record<Flag, boolean | number> & { tobacco: boolean | number | null };

/** The columns needed for rating, and for the tax credit of a household. */
export type StoredMember = Omit<Raw<QuotedMember>, 'firstName' | 'lastName'>;

/** Someone who is rated, with what the tax credit asks of them. */
export interface CreditMember extends RatedMember {
  tax: TaxPerson;
}

/** Of a person, what the tax credit asks. */
export type CreditPerson = Pick<CreditMember, 'birthDate' | 'relationship' | 'tax'> & {
  enrolls: Pick<CreditMember['enrolls'], 'medical'>;
  /** Of a household in two plans. */
  isInOtherPlan?: boolean;
};

interface CreditHousehold {
  effectiveDate: IsoDate;
  countyFips: string;
  householdSize: number;
  /** Dollars a year. */
  annualIncome: number;
}

/** What is asked about the tax credit of a household. */
export const creditQuestion = (
  { effectiveDate, countyFips, householdSize, annualIncome }: CreditHousehold,
  people: readonly CreditPerson[],
): SubsidyRequest => ({
  CoverageYear: yearOf(effectiveDate),
  CountyFips: countyFips,
  HouseholdSize: householdSize,
  AnnualIncome: annualIncome,
  EffectiveDate: effectiveDate,
  Members: people.map(({ birthDate, relationship, enrolls, tax, isInOtherPlan = false }) =>
    subsidyMember({
      DateOfBirth: birthDate,
      RelationshipToSubscriber: relationship,
      MedicalStatus: enrolls.medical ? 'Enroll' : 'Waive',
      ...tax,
      IsInOtherPlan: isInOtherPlan,
    }),
  ),
});

export const toRatedMember = (member: StoredMember): CreditMember => ({
  id: member.id,
  household: member.employeeNumber,
  relationship: member.relationship,
  birthDate: member.dateOfBirth,
  tobacco: answerOf(member.tobacco),
  lastTobaccoUse: member.lastTobaccoUse,
  enrolls: {
    medical: member.medicalStatus === 'Enroll',
    dental: member.dentalStatus === 'Enroll',
    vision: member.visionStatus === 'Enroll',
  },
  tax: {
    OtherCoverage: member.otherCoverage,
    IsPregnant: Boolean(member.isPregnant),
    MedicaidDeniedOn: member.medicaidDeniedOn,
    LivesElsewhere: Boolean(member.livesElsewhere),
    ExemptionNumber: member.exemptionNumber,
  },
});
