import {
  NOT_OUR_GROUP_ID,
  previousCoverageProblems,
  WHICH_COVERAGE,
  withPreviousCoverage,
} from '#shared/enrollment/application/previous-coverage';
import { buildAnswers } from '#support/shared/application-answers.ts';

const coverage = (flag: boolean | null, groupId: string, insurer: string | null, name = '') =>
  buildAnswers({
    PreviousCoverageFlag: flag,
    PreviousCoverageGroupId: groupId,
    PrevInsuranceCarrierName: insurer as never,
    OtherInsuranceCarrierName: name,
  });

describe('previous coverage', () => {
  it.each`
    what                           | given                                         | problems
    ${'not answered'}              | ${coverage(null, '', null)}                   | ${['Group coverage now or before: answer yes or no.']}
    ${'none'}                      | ${coverage(false, '', null)}                  | ${[]}
    ${'with nobody named'}         | ${coverage(true, '', null)}                   | ${[WHICH_COVERAGE]}
    ${'with "None"'}               | ${coverage(true, ' ', 'None')}                | ${[WHICH_COVERAGE]}
    ${'with us'}                   | ${coverage(true, '100', null)}                | ${[]}
    ${'with no number of ours'}    | ${coverage(true, 'zzz <b>', null)}            | ${[NOT_OUR_GROUP_ID]}
    ${'with an insurer'}           | ${coverage(true, '', 'Aetna')}                | ${[]}
    ${'with another, not named'}   | ${coverage(true, '', 'Other')}                | ${['Name of that insurer is required.']}
    ${'with another, by its name'} | ${coverage(true, '', 'Other', 'Lake Mutual')} | ${[]}
  `('$what', ({ given, problems }) => {
    expect(previousCoverageProblems(given).map(({ Message }) => Message)).toEqual(problems);
  });

  it.each`
    what                     | given                                       | kept
    ${'nothing after no'}    | ${coverage(false, 'G100', 'Other', 'Lake')} | ${coverage(false, '', null)}
    ${'no name but Other'}   | ${coverage(true, '', 'HAP', 'Lake')}        | ${coverage(true, '', 'HAP')}
    ${'the name of another'} | ${coverage(true, '', 'Other', 'Lake')}      | ${coverage(true, '', 'Other', 'Lake')}
  `('keeps $what', ({ given, kept }) => {
    expect(withPreviousCoverage(given)).toEqual(kept);
  });
});
