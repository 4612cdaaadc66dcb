import { ENROLLMENT_BY_STAFF, nextStep } from '#shared/quotes/next-step';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

const step = (status: QuoteStatus | null, more: object = {}) =>
  nextStep({ status, quoteId: 7, groupId: 3, isExternal: true, disableForExternalAgentFlag: false, ...more });

const CENSUS = '/quotes/census/group/7';
const PLANS = '/quote/plan-selection/group/7';
const ENROLLMENT = '/enrollment/group/7';

/** Every status; the last two columns are what a blocked agent sees. */
const ROWS = [
  // status, path, agent reads, staff read, blocked agent goes to, is told why
  ['EditingCensus', CENSUS, 'Continue census', 'Continue census', CENSUS, false],
  ['Quoting', PLANS, 'Choose plans', 'Choose plans', PLANS, false],
  ['CreatedProposal', PLANS, 'View proposal', 'View proposal', PLANS, false],
  ['Enrolling', ENROLLMENT, 'Complete enrollment', 'Complete enrollment', PLANS, true],
  ['FailedEnrollment', ENROLLMENT, 'Correct and sign', 'View enrollment', PLANS, true],
  ['SignatureRequired', ENROLLMENT, 'Sign', 'View enrollment', PLANS, true],
  ['Complete', ENROLLMENT, 'View enrollment', 'Review enrollment', PLANS, true],
  ['Pended', ENROLLMENT, 'View decision', 'Review enrollment', PLANS, true],
  ['Approved', ENROLLMENT, 'View decision', 'View decision', PLANS, true],
  ['Rejected', ENROLLMENT, 'View decision', 'View decision', PLANS, true],
  ['Declined', ENROLLMENT, 'View decision', 'View decision', PLANS, true],
  ['PaymentPending', ENROLLMENT, 'View enrollment', 'View enrollment', PLANS, true],
  ['PassivelyRenewed', PLANS, 'View quote', 'View quote', PLANS, false],
  ['PassiveRenewalFailure', PLANS, 'View quote', 'View quote', PLANS, false],
  ['PendingPassive', PLANS, 'View quote', 'View quote', PLANS, false],
  ['PendingSEVerification', PLANS, 'View quote', 'View quote', PLANS, false],
  ['Expired', PLANS, 'View quote', 'View quote', PLANS, false],
  ['NewGroup', PLANS, 'View quote', 'View quote', PLANS, false],
  ['Invalid', PLANS, 'View quote', 'View quote', PLANS, false],
] as const;

describe('nextStep', () => {
  it('has every status in its table', () => {
    expect(ROWS.map(([status]) => status).sort()).toEqual([...QUOTE_STATUSES].sort());
  });

  it.each(ROWS)('%s leads to %s: agents read "%s", staff read "%s"', (status, path, agentLabel, staffLabel) => {
    expect(step(status)).toEqual({ label: agentLabel, path, blockedReason: null });
    const staff = { label: staffLabel, path, blockedReason: null };
    expect(step(status, { isExternal: false })).toEqual(staff);
    expect(step(status, { isExternal: false, disableForExternalAgentFlag: true })).toEqual(staff);
  });

  it.each(ROWS)('%s under DisableForExternalAgentFlag (%s, %s, %s) leads an agent to %s; is told why: %s', (...row) => {
    const [status, , agentLabel, , blockedPath, isTold] = row;
    expect(step(status, { disableForExternalAgentFlag: true })).toEqual({
      label: isTold ? 'View quote' : agentLabel,
      path: blockedPath,
      blockedReason: isTold ? ENROLLMENT_BY_STAFF : null,
    });
  });

  it.each([
    ['no status', step(null)],
    ['no id', step('Quoting', { quoteId: null })],
  ])('starts a quote where there is none: %s', (_what, answer) => {
    expect(answer).toEqual({ label: 'Start quote', path: null, blockedReason: null });
  });
});
