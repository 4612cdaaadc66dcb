import { areFormsBlank, carriesDisclaimer, offeredParts } from '#shared/proposals/proposal-parts';
import { OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import { isRenewal } from '#shared/quotes/quote-type';
import { mixedAcaNote } from '#shared/renewals/passive-renewal';
import { type Effect, forTheQuote, list, sentences } from './effect.ts';

/** Proposals can be made once the census is approved, even if the quote is already enrolled. */
const WITH_PROPOSALS = OPEN_STATUSES.filter((status) => status !== 'EditingCensus');

export const PROPOSAL_PARTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: [],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, _facts, rules) =>
    offeredParts(rules.of(effectiveDate), quoteType).map(({ label }) => label),
  without: 'Not offered',
  inWords: list,
};

/** The content that the offered parts print from the rules. */
export const PROPOSAL_TEXTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: ['census'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { census }, on) => {
    const rules = on.of(effectiveDate);
    const offered = new Set(offeredParts(rules, quoteType).map(({ name }) => name));
    const { SmallGroupSalesPhoneNum: phone, MaxNumberEmployeesInSmallGroup: most } = rules;
    const printed: [boolean, string][] = [
      [carriesDisclaimer(effectiveDate, rules), 'The disclaimer.'],
      [rules.GroupTobaccoNotice !== '', `Beside tobacco rates: ${rules.GroupTobaccoNotice}`],
      [
        offered.has('ParticipationRules'),
        `Participation rules: at least ${rules.MinNumberEmployeesInSmallGroup} eligible employees.`,
      ],
      [offered.has('ParticipationRules'), `Participation rules: questions to ${phone}.`],
      [offered.has('RenewalDecision'), `Renewal decision form: questions to ${phone}.`],
      [offered.has('EnrollmentForm') && areFormsBlank(census.enrollingEmployees, most), 'One blank enrollment form.'],
      [offered.has('WaiverForm') && areFormsBlank(census.waivingHouseholds, most), 'One blank waiver form.'],
    ];
    return printed.filter(([isPrinted]) => isPrinted).map(([, text]) => text);
  },
  without: 'Not printed so.',
  inWords: sentences,
};

/** The renewal package, and the note about comparing ACA and other plans. */
export const RENEWAL_TEXTS: Effect = {
  statuses: OPEN_STATUSES,
  needs: ['current'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { current }, rules) => {
    const { SmallGroupSalesPhoneNum: phone } = rules.of(effectiveDate);
    const note = mixedAcaNote(current, phone);
    return isRenewal(quoteType) ? [`Renewal package: questions to ${phone}.`, ...(note ? [note] : [])] : [];
  },
  without: 'Not printed so.',
  inWords: sentences,
};
