import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import type { EnrollmentPlan, MemberFacts } from '#shared/enrollment/members/members.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { offeredSpecialClasses } from '#shared/enrollment/members/member-class';
import type { SubgroupStatus } from '#shared/enrollment/application-options';
import type { QuoteType } from '#shared/quotes/quote-type';

interface QuotedTerms {
  quoteType: QuoteType;
  effectiveDate: IsoDate;
}

export interface ChosenPlans {
  medical: EnrollmentPlan[];
  dental: EnrollmentPlan[];
}

/** Nobody can be enrolled in a subgroup that has ended. */
const GONE: readonly SubgroupStatus[] = ['Inactive', 'Termed'];

/** What the member rules need, from the saved application; empty choices while there is none. */
export function memberFacts(
  answers: ApplicationAnswers | null,
  { quoteType, effectiveDate }: QuotedTerms,
  { medical, dental }: ChosenPlans,
): MemberFacts {
  const subgroups = answers ? [answers.PrimaryGroup, ...answers.SubGroups] : [];
  return {
    QuoteType: quoteType,
    EffectiveDate: effectiveDate,
    Segments: (answers?.EmployeeSegments ?? []).map(({ SegmentClassId, SegmentName, NewHireRule }) => ({
      SegmentClassId,
      SegmentName,
      NewHireRule,
    })),
    SpecialClasses: answers ? offeredSpecialClasses(answers) : [],
    SubGroups: subgroups
      .filter(({ GroupStatus }) => !GONE.includes(GroupStatus))
      .map(({ SubGroupId, GroupName }) => ({ SubGroupId, GroupName })),
    DomesticPartner: answers?.DomesticPartner ?? null,
    MedicalPlans: medical,
    DentalPlans: dental,
  };
}
