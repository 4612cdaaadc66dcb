import { OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import { mayBypassMembers } from '#shared/enrollment/application/application-problems';
import { requiredDocuments } from '#shared/enrollment/required-documents';
import { signingProblem } from '#shared/enrollment/signing';
import { enrollmentBarrier } from '#shared/plans/group-enrollment';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { nextStep } from '#shared/quotes/next-step';
import { isRenewal } from '#shared/quotes/quote-type';
import { isAcaGroup, passiveRenewalProblem } from '#shared/renewals/passive-renewal';
import { type Effect, forTheQuote, list, perAudience, type RulesOn, sentences } from './effect.ts';
import type { OpenQuote } from './quote-facts.ts';

const OF_THE_QUOTE = { needs: [], asksFor: forTheQuote, inWords: sentences } as const satisfies Partial<Effect>;

/** Who may move the quote from plan selection to enrollment. */
export const ENROLLMENT: Effect = {
  ...OF_THE_QUOTE,
  statuses: ['Quoting', 'CreatedProposal'],
  says: ({ quoteType, isRenewOlfo: isOlfo, effectiveDate }, _facts, rules) =>
    perAudience((audience) => {
      const barrier = enrollmentBarrier({ quoteType, audience, isOlfo, flags: rules.of(effectiveDate) });
      return barrier === null ? [] : [barrier];
    }),
  without: 'Enrollment is open.',
};

/** The page that an agent gets for the quote, and whether plan selection is read-only. */
export const AGENT_ACCESS: Effect = {
  ...OF_THE_QUOTE,
  statuses: OPEN_STATUSES,
  says: ({ id, groupId, status, quoteType, effectiveDate }, _facts, rules) => {
    const { DisableForExternalAgentFlag: disableForExternalAgentFlag } = rules.of(effectiveDate);
    const { label, blockedReason } = nextStep({
      status,
      quoteId: id,
      groupId,
      isExternal: true,
      disableForExternalAgentFlag,
    });
    const isDisabled = areExternalFunctionsDisabled({
      status,
      quoteType,
      audience: 'external',
      disableForExternalAgentFlag,
    });
    return [
      `Agents go on by “${label}”.`,
      ...(blockedReason === null ? [] : [blockedReason]),
      ...(isDisabled ? ['Plan selection is for reading.'] : []),
    ];
  },
  without: 'Nothing is switched off.',
};

/** Whether the agent can sign. */
export const SIGNATURE: Effect = {
  ...OF_THE_QUOTE,
  statuses: ['Enrolling', 'SignatureRequired'],
  says: ({ status, effectiveDate }, _facts, rules) => {
    const { DisableForExternalAgentFlag: isBlocked } = rules.of(effectiveDate);
    const problem = signingProblem({ status, audience: 'external', isBlocked });
    return problem === null ? [] : [`Agents: ${problem}`];
  },
  without: 'Agents sign.',
};

/** Documents that a rule adds or removes; those that depend on the answers are the same on both sides. */
export const DOCUMENTS: Effect = {
  ...OF_THE_QUOTE,
  statuses: ['Enrolling', 'SignatureRequired'],
  says: ({ quoteType, effectiveDate }, _facts, rules) =>
    requiredDocuments({
      quoteType,
      answers: null,
      waivingEmployees: 0,
      hasDeltaDentalPlan: false,
      disableForExternalAgentFlag: rules.of(effectiveDate).DisableForExternalAgentFlag,
    }).map(({ Title }) => Title),
  without: 'Not asked for',
  inWords: list,
};

/** Whether the group is large enough for the agent to leave its members to staff. */
export const MEMBER_BYPASS: Effect = {
  ...OF_THE_QUOTE,
  statuses: ['Enrolling', 'SignatureRequired'],
  needs: ['application'],
  says: ({ quoteType, effectiveDate }, { statedEmployees: NumberOfEmployees }, rules) => {
    const { BypassMemberEnrollmentMemberCountThreshold: bypassThreshold } = rules.of(effectiveDate);
    return mayBypassMembers({ NumberOfEmployees }, { quoteType, bypassThreshold }, [])
      ? ['Agents may leave the members to staff.']
      : [];
  },
  without: 'Agents fill in the members.',
};

/** The window for passive renewals. The group's own selection can still prevent one, and is the same on both sides. */
export const PASSIVE_RENEWAL: Effect = {
  ...OF_THE_QUOTE,
  statuses: ['EditingCensus', 'Quoting', 'CreatedProposal'],
  needs: ['current'],
  says: (quote, { current }, rules) => {
    const problem = isRenewal(quote.quoteType) ? windowProblem(quote, isAcaGroup(current), rules) : null;
    return problem === null ? [] : [problem];
  },
  without: 'The window is open.',
};

function windowProblem(quote: OpenQuote, isAca: boolean, rules: RulesOn): string | null {
  const { PassiveRenewalStartDate, PassiveRenewalEndDate } = rules.of(quote.effectiveDate);
  return passiveRenewalProblem({
    isInternal: true,
    quote: { ...quote, isDeleted: false },
    isAcaGroup: isAca,
    today: rules.day,
    windowStart: PassiveRenewalStartDate,
    windowEnd: PassiveRenewalEndDate,
    hasOwnChoice: false,
    isRenewedElsewhere: false,
  });
}
