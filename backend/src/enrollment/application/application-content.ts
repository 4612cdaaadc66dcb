import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteType } from '#shared/quotes/quote-type';
import { dollarsFromCents } from '#shared/formats/currency';
import { type planPremiumText, totalPremiumText } from '#shared/plans/plan-texts';
import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { StoredAnswers } from '../parts/application/application.table.ts';
import type { MemberEnrollment } from '../parts/demographics/member-enrollment.table.ts';
import type { EnrollmentColumns } from '../parts/demographics/member-enrollments.repository.ts';

/**
 * A group's application with everything that belongs to it, for printing and signing. It contains no SSN and no bank account number. The
 * same data always produce the same content.
 */
export interface ApplicationContent {
  Quote: { Id: number; Name: string; QuoteType: QuoteType; EffectiveDate: IsoDate };
  Group: { Id: number; Name: string; EnterpriseId: string | null; TaxId: string | null; Address: string[] };
  Agents: { Name: string; AgencyName: string; NpnNumber: string }[];
  Application: { Version: number; Answers: ApplicationAnswers };
  Plans: ContentPlan[];
  /** Of the quote; null without plans, and in contents that were signed before it was kept. */
  Premium?: { Cents: number; IsLowest: boolean } | null;
  Members: ContentMember[];
  Documents: { DocTypeId: number; Title: string; FileName: string; Sha256: string }[];
}

export interface ContentPlan {
  PlanId: number;
  HiosPlanId: string;
  Name: string;
  Coverage: string;
  MetalTier: string | null;
  NetworkType: string | null;
  /** For everybody who enrolls in its coverage. */
  MonthlyRateCents: number;
  /** The people who are in it, and what it costs for them; null while that is open, and in contents that were signed before it was kept. */
  Taken?: { Members: number; Cents: number } | null;
}

export interface ContentMember {
  Id: number;
  Version: number;
  EmployeeNumber: number;
  Relationship: Relationship;
  FirstName: string;
  LastName: string;
  DateOfBirth: IsoDate;
  Medical: CoverageStatus;
  Dental: CoverageStatus;
  Vision: CoverageStatus;
  MedicalPlanId: number | null;
  /** Enrollment details beyond the census; null until filled in. */
  Enrollment: Omit<EnrollmentColumns, 'memberId'> | null;
}

export const pricedPlan = ({ MonthlyRateCents, Taken }: ContentPlan): Parameters<typeof planPremiumText>[0] => ({
  TotalMonthlyRate: dollarsFromCents(MonthlyRateCents),
  Taken: Taken ? { Members: Taken.Members, MonthlyRate: dollarsFromCents(Taken.Cents) } : null,
});

export const totalText = ({ Cents, IsLowest }: NonNullable<ApplicationContent['Premium']>): string =>
  totalPremiumText({ Amount: dollarsFromCents(Cents), IsLowest });

/** Of the quote's group. */
export function groupOf({ group }: GroupQuote): ApplicationContent['Group'] {
  const { addressLine1, addressLine2, city, stateCode, postalCode } = group;
  const lines = [addressLine1, addressLine2 ?? '', `${city}, ${stateCode} ${postalCode}`];
  return {
    Id: group.id,
    Name: group.name,
    EnterpriseId: group.groupEnterpriseId,
    TaxId: group.taxId,
    Address: lines.filter((line) => line !== ''),
  };
}

export const withoutAccountNumber = (answers: StoredAnswers): StoredAnswers => ({
  ...answers,
  AccountData: answers.AccountData && { ...answers.AccountData, AccountNumber: '' },
});

export function toContentMember(member: CensusMember, enrollment: MemberEnrollment | undefined): ContentMember {
  const { id: _id, memberId: _memberId, ...columns } = enrollment ?? { id: 0, memberId: 0 };
  return {
    Id: member.id,
    Version: member.version,
    EmployeeNumber: member.employeeNumber,
    Relationship: member.relationship,
    FirstName: member.firstName,
    LastName: member.lastName,
    DateOfBirth: member.dateOfBirth,
    Medical: member.medicalStatus,
    Dental: member.dentalStatus,
    Vision: member.visionStatus,
    MedicalPlanId: member.assignedPlanId,
    Enrollment: enrollment ? (columns as ContentMember['Enrollment']) : null,
  };
}
