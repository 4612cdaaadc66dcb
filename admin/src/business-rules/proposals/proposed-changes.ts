import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { impactRequest } from '../impact/impact-request.ts';
import { type Difference, differences, FIELD_LABELS, newForm, type RuleForm, toForm } from '../rule-form.ts';

/** What a proposal would change, in words. */
export const proposedChanges = (proposal: RuleProposalResponse): (Difference & { label: string })[] =>
  differences(formBefore(proposal), formProposed(proposal)).map((change) => ({
    ...change,
    label: FIELD_LABELS[change.field],
  }));

/** The preview request for a proposal; null when it changes only the description. */
export const impactQuestion = (proposal: RuleProposalResponse): BusinessRuleRequest | null =>
  impactRequest(formProposed(proposal), {
    source: proposal.ConfigSource,
    ...(proposal.ReplacesId !== null && { id: proposal.ReplacesId }),
    start: formBefore(proposal),
    others: [],
  });

const formBefore = ({ Key, Replaces }: RuleProposalResponse): RuleForm =>
  Replaces ? toForm(Replaces) : newForm(Key, undefined, null);

const formProposed = (proposal: RuleProposalResponse): RuleForm => ({
  Key: proposal.Key,
  Value: proposal.Value,
  Description: proposal.Description,
  EffectiveDate: proposal.EffectiveDate,
  TermDate: proposal.TermDate ?? '',
  QuoteEffectiveStartDate: proposal.QuoteEffectiveStartDate ?? '',
  QuoteEffectiveEndDate: proposal.QuoteEffectiveEndDate ?? '',
});
