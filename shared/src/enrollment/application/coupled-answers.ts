import type {
  AnsweredSubgroup,
  ApplicationAnswers,
  ApplicationFacts,
  ApplicationResponse,
  Subgroup,
} from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { withAccount } from '#shared/enrollment/application/bank-account';
import { applicationProblems, canBypassMembers } from '#shared/enrollment/application/application-problems';
import { withSegments } from '#shared/enrollment/application/employee-segments';
import { withPreviousCoverage } from '#shared/enrollment/application/previous-coverage';
import { withSizeDates } from '#shared/enrollment/application/employer-size';
import { withAdminCopies } from '#shared/enrollment/application/subgroup-problems';
import { withTaxControl } from '#shared/enrollment/application/tax-control';

type CouplingFacts = Pick<ApplicationFacts, 'quoteType' | 'bypassThreshold' | 'hasHraPlan' | 'hasDeltaDentalPlan'>;

/**
 * Updates all answers that follow from others: the form does this while it is filled in, and the server again with every request.
 * Idempotent.
 */
export function coupledAnswers(answers: ApplicationAnswers, facts: CouplingFacts): ApplicationAnswers {
  const coupled = withAccount(withPreviousCoverage(withSizeDates(withSegments(withTaxControl(answers)))));
  return {
    ...coupled,
    PrimaryGroup: withAdminCopies(coupled.PrimaryGroup),
    SubGroups: coupled.SubGroups.map(withAdminCopies),
    PHAdministersHRA: facts.hasHraPlan ? coupled.PHAdministersHRA : null,
    IsDeltaDentalIncudedOnInvoice: facts.hasDeltaDentalPlan ? coupled.IsDeltaDentalIncudedOnInvoice : null,
    BypassMemberEnrollment: coupled.BypassMemberEnrollment && canBypassMembers(coupled, facts),
  };
}

/** A subgroup with the status derived from the list. Source: spec 001 section 3, "Subgroup" (formStatus). */
export const answeredSubgroup = (
  subgroup: Subgroup,
  path: string,
  problems: readonly EnrollmentProblem[],
): AnsweredSubgroup => ({
  ...subgroup,
  formStatus: problems.some(({ Field }) => Field.startsWith(`${path}.`)) ? 'incomplete' : 'complete',
});

type Answered = ApplicationAnswers &
  Pick<ApplicationResponse, 'Problems'> & { PrimaryGroup: AnsweredSubgroup; SubGroups: AnsweredSubgroup[] };

/** The answers with everything that is missing or wrong about them. */
export function answeredApplication(answers: ApplicationAnswers, facts: ApplicationFacts): Answered {
  const Problems = applicationProblems(answers, facts);
  return {
    ...answers,
    PrimaryGroup: answeredSubgroup(answers.PrimaryGroup, 'PrimaryGroup', Problems),
    SubGroups: answers.SubGroups.map((subgroup, index) => answeredSubgroup(subgroup, `SubGroups.${index}`, Problems)),
    Problems,
  };
}
