import type { ApplicationAnswers, ApplicationFacts } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { accountProblems } from '#shared/enrollment/application/bank-account';
import { employeeCountProblems, employerSizeProblems } from '#shared/enrollment/application/employer-size';
import { segmentProblems } from '#shared/enrollment/application/employee-segments';
import { previousCoverageProblems } from '#shared/enrollment/application/previous-coverage';
import { answered, required } from '#shared/enrollment/application/problem-list';
import { subgroupProblems } from '#shared/enrollment/application/subgroup-problems';
import { taxControlProblems, taxIdProblems } from '#shared/enrollment/application/tax-control';
import { isRenewal } from '#shared/quotes/quote-type';
import type { Permission } from '#shared/roles/permissions';

/** Spec 001 section 5, "Application form", word for word. */
export const FORM_INVALID = 'The form is either invalid or incomplete. Please fix the following errors:';
/** Spec 001 section 8, word for word. */
export const APPLICATION_SAVED = 'Application form has been saved successfully.';
/** Ours: the specification gives the rule but does not word it. */
export const DOMESTIC_PARTNER_LEVEL =
  'The census has a domestic partner: choose a domestic partner coverage level other than None.';

/**
 * Everything missing or wrong in an application, in form order; empty = valid, including its subgroups. `Field` is the form path.
 * The server and the form use this function.
 *
 * Source: spec 001 section 5, "Application form".
 */
export const applicationProblems = (answers: ApplicationAnswers, facts: ApplicationFacts): EnrollmentProblem[] => {
  const taxIds = taxIdProblems(answers, facts);
  const ofGroup = (path: string) => taxIds.filter(({ Field }) => Field.startsWith(`${path}.`));
  return [
    ...subgroupProblems(answers.PrimaryGroup, 'PrimaryGroup', facts),
    ...ofGroup('PrimaryGroup'),
    ...companyProblems(answers),
    ...employeeCountProblems(answers),
    ...employerSizeProblems(answers, facts.effectiveDate),
    ...taxControlProblems(answers),
    ...answers.SubGroups.flatMap((subgroup, index) => subgroupProblems(subgroup, `SubGroups.${index}`, facts)),
    ...ofGroup('SubGroups'),
    ...coverageProblems(answers, facts),
    ...segmentProblems(answers),
    ...previousCoverageProblems(answers),
    ...servicesProblems(answers, facts),
    ...accountProblems(answers),
  ];
};

const companyProblems = (answers: ApplicationAnswers): EnrollmentProblem[] => [
  ...required('CompanyType', answers.CompanyType),
  ...answered('IsPeoOrLeasingCompany', answers.IsPeoOrLeasingCompany),
];

const coverageProblems = (answers: ApplicationAnswers, facts: ApplicationFacts): EnrollmentProblem[] => [
  ...required('DomesticPartner', answers.DomesticPartner, (level) =>
    level === 'None' && facts.hasDomesticPartner ? DOMESTIC_PARTNER_LEVEL : null,
  ),
  ...answered('EarlyRetireeCoverage', answers.EarlyRetireeCoverage),
  ...answered('CobraRequired', answers.CobraRequired),
];

/** Questions that depend on the selected plans are asked only if such a plan was selected. */
const servicesProblems = (answers: ApplicationAnswers, facts: ApplicationFacts): EnrollmentProblem[] => [
  ...answered('IsEnrolledInFSA', answers.IsEnrolledInFSA),
  ...(facts.hasHraPlan ? answered('PHAdministersHRA', answers.PHAdministersHRA) : []),
  ...(facts.hasDeltaDentalPlan ? answered('IsDeltaDentalIncudedOnInvoice', answers.IsDeltaDentalIncudedOnInvoice) : []),
];

/** Ours. */
export const MEMBERS_NOT_BYPASSED = 'You cannot leave the member enrollment of this group to staff.';
export const DOCUMENTS_NOT_BYPASSED = 'You cannot submit this group without supporting documents.';

type BypassFacts = Pick<ApplicationFacts, 'quoteType' | 'bypassThreshold'>;

/** Whether a group is large enough to leave its members to staff: new business with more employees than the threshold. */
export const canBypassMembers = (
  { NumberOfEmployees }: Pick<ApplicationAnswers, 'NumberOfEmployees'>,
  { quoteType, bypassThreshold }: BypassFacts,
): boolean => !isRenewal(quoteType) && (NumberOfEmployees ?? 0) > bypassThreshold;

/**
 * Whether this user has the option to leave the members to staff.
 * Source: spec 001 section 6 ("offered to external users on non-renewal when employees exceed a threshold").
 */
export const mayBypassMembers = (
  answers: Pick<ApplicationAnswers, 'NumberOfEmployees'>,
  facts: BypassFacts,
  permissions: readonly Permission[],
): boolean => !permissions.includes('internal') && canBypassMembers(answers, facts);

/** Source: spec 001 section 6 ("Only internal sales or internal operations may bypass supporting documents on new business"). */
export const mayBypassDocuments = (
  { quoteType }: Pick<ApplicationFacts, 'quoteType'>,
  permissions: readonly Permission[],
): boolean =>
  !isRenewal(quoteType) && (permissions.includes('internalsales') || permissions.includes('internaloperations'));
