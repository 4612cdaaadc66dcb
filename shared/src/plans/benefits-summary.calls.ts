import { PDF, calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { SUMMARY_OF_BENEFITS_CHECK, SUMMARY_OF_BENEFITS_QUERY } from '#shared/plans/selection.record';

/** Spec 002 section 7, "Plans". The id is a quote's; `planId` narrows it to one of the plans offered to the quote. */
export const BENEFITS_SUMMARY = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  check: get('GetSummaryOfBenefitsCheck/:quoteId', {
    query: SUMMARY_OF_BENEFITS_QUERY,
    answers: SUMMARY_OF_BENEFITS_CHECK,
    refuses: ['NOT_FOUND'],
  }),
  document: get('GetSummaryOfBenefits/:quoteId', {
    about: 'The PDF, shown in the browser.',
    query: SUMMARY_OF_BENEFITS_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
