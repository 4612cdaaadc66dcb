import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enterpriseIdProblem } from '#shared/groups/enterprise-id';
import { answered, at, required } from '#shared/enrollment/application/problem-list';

/** Ours. */
export const WHICH_COVERAGE = 'Enter the group ID of that coverage with us, or choose the insurer.';

export const NOT_OUR_GROUP_ID =
  'Our group ID of that coverage has 1 to 20 digits. Leave it blank if it was not with us.';

type PreviousCoverage = Pick<
  ApplicationAnswers,
  'PreviousCoverageFlag' | 'PreviousCoverageGroupId' | 'PrevInsuranceCarrierName' | 'OtherInsuranceCarrierName'
>;

/** A group that had coverage names its carrier: by our own group id, or by insurer, with the name if it is not on the list. */
export function previousCoverageProblems(answers: PreviousCoverage): EnrollmentProblem[] {
  const { PreviousCoverageFlag: flag, PreviousCoverageGroupId: groupId, PrevInsuranceCarrierName: insurer } = answers;
  const isMissing = flag === true && groupId.trim() === '' && (insurer === null || insurer === 'None');
  return [
    ...answered('PreviousCoverageFlag', flag),
    ...at('PreviousCoverageGroupId', flag === true && enterpriseIdProblem(groupId) !== null ? NOT_OUR_GROUP_ID : null),
    ...at('PrevInsuranceCarrierName', isMissing ? WHICH_COVERAGE : null),
    ...(flag === true && insurer === 'Other'
      ? required('OtherInsuranceCarrierName', answers.OtherInsuranceCarrierName)
      : []),
  ];
}

/** Without previous coverage none of it is stored; a name only with 'Other'. */
export function withPreviousCoverage<Answers extends PreviousCoverage>(answers: Answers): Answers {
  if (answers.PreviousCoverageFlag === false) {
    return {
      ...answers,
      PreviousCoverageGroupId: '',
      PrevInsuranceCarrierName: null,
      OtherInsuranceCarrierName: '',
    };
  }
  const hasName = answers.PrevInsuranceCarrierName === 'Other';
  return hasName ? answers : { ...answers, OtherInsuranceCarrierName: '' };
}
