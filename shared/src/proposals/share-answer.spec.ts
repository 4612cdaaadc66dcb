import { MESSAGE_UNREADABLE } from '#shared/proposals/proposal-email';
import {
  answerTitle,
  choiceProblem,
  ENROLLMENT_BEGUN,
  PRICES_EXPIRED,
  QUESTION_NEEDED,
  questionProblem,
} from '#shared/proposals/share-answer';

describe('the answer of a client to a shared proposal', () => {
  it.each([
    ['Does it cover Dr. Ruiz?\nThanks', null],
    [' \n', QUESTION_NEEDED],
    ['Hello\u0000', MESSAGE_UNREADABLE],
  ])('the question %j has the problem %j', (question, problem) => {
    expect(questionProblem(question)).toBe(problem);
  });

  it.each([
    ['EditingCensus', null],
    ['Quoting', null],
    ['CreatedProposal', null],
    ['Enrolling', ENROLLMENT_BEGUN],
    ['Approved', ENROLLMENT_BEGUN],
    ['Declined', ENROLLMENT_BEGUN],
    ['Expired', PRICES_EXPIRED],
  ] as const)('a plan can be chosen in %s: %j', (status, problem) => {
    expect(choiceProblem(status)).toBe(problem);
  });

  it('names who answered, and the plan', () => {
    expect([answerTitle('Lakeshore Tool', 'PPO Gold 1000'), answerTitle('Lakeshore Tool', null)]).toEqual([
      'Lakeshore Tool would like PPO Gold 1000',
      'Lakeshore Tool asks a question',
    ]);
  });
});
