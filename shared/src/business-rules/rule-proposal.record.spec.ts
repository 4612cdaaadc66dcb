import { proposalReasonProblem, REASON_NEEDED, REASON_TOO_LONG } from '#shared/business-rules/rule-proposal.record';

describe('the reason of a proposal', () => {
  it.each([
    ['', REASON_NEEDED],
    ['  ', REASON_NEEDED],
    ['Six plans confuse small groups.', null],
    ['x'.repeat(500), null],
    ['x'.repeat(501), REASON_TOO_LONG],
  ])('%#', (reason, problem) => {
    expect(proposalReasonProblem(reason)).toBe(problem);
  });
});
