import { AGENT_CORRECTS, BEING_SENT, HOUSEHOLD_DELETED, MARKETPLACE_BY_AGENT } from '#shared/error-reports/repairs';
import {
  APPLICATION_CHANGED,
  type AnsweredApplication,
  individualDecisionProblem,
  individualDecisions,
  resubmitHint,
} from '#shared/sales/individual-decisions';

const FAILED: AnsweredApplication = { status: 'Failed', isFfm: false, refusalCode: '', failedAttemptId: 7 };
const QUOTE = { status: 'FailedEnrollment', isDeleted: false } as const;
const PENDED = { status: 'Pended', isDeleted: false } as const;
const REFUSED: AnsweredApplication = { ...FAILED, isFfm: true, refusalCode: 'IncorrectPremiumAmount' };

describe('the decisions about an application that was not accepted', () => {
  it.each([
    ['failed at the carrier', FAILED, QUOTE, ['Resubmit', 'MarkResolved'], null],
    ['refused by the marketplace', REFUSED, QUOTE, ['MarkResolved'], MARKETPLACE_BY_AGENT],
    ['pended by the marketplace', REFUSED, PENDED, ['MarkResolved'], MARKETPLACE_BY_AGENT],
    ['taken back by its agent', FAILED, { status: 'Enrolling', isDeleted: false }, [], AGENT_CORRECTS],
    ['deleted', FAILED, { ...QUOTE, isDeleted: true }, [], HOUSEHOLD_DELETED],
    ['being sent', { ...FAILED, status: 'Waiting' }, QUOTE, [], BEING_SENT],
    ['accepted', { ...FAILED, status: 'Installed' }, { status: 'Complete', isDeleted: false }, [], null],
    ['never submitted', null, { status: 'Enrolling', isDeleted: false }, [], null],
  ] as const)('of one that is %s', (_what, application, quote, decisions, hint) => {
    expect([individualDecisions(application, quote), resubmitHint(application, quote)]).toEqual([decisions, hint]);
  });

  it('are taken about the error that the user saw', () => {
    const problem = (seen: number, application: AnsweredApplication | null) =>
      individualDecisionProblem({ decision: 'MarkResolved', seen }, application, QUOTE);
    expect(problem(7, FAILED)).toBeNull();
    expect(problem(6, FAILED)).toBe(APPLICATION_CHANGED);
    expect(problem(7, { ...FAILED, status: 'Waiting' })).toBe(APPLICATION_CHANGED);
    expect(problem(7, null)).toBe(APPLICATION_CHANGED);
    expect(individualDecisionProblem({ decision: 'Resubmit', seen: 7 }, REFUSED, QUOTE)).toBe(MARKETPLACE_BY_AGENT);
  });
});
