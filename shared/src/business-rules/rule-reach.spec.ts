import { GROUP_RULES } from '#shared/business-rules/group-rules';
import { INDIVIDUAL_RULES } from '#shared/business-rules/individual-rules';
import { RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { RULE_EFFECTS } from '#shared/business-rules/rule-impact.record';
import { reachesNoQuote, RULE_REACH } from '#shared/business-rules/rule-reach';

describe('the reach of a rule', () => {
  it('is a change of quotes for every rule of small groups that a quote reads', () => {
    const without = Object.keys(GROUP_RULES).filter(
      (key) => RULE_REACH[key as keyof typeof GROUP_RULES].effects.length === 0,
    );
    // Read by screens of staff only.
    expect(without.sort()).toEqual([
      'FailedEnrollmentDaysAllowed',
      'PassiveRenewalReviewPercent',
      'PassiveRenewalUndoMinutes',
      'PendedDaysAllowed',
      'SalesReviewDaysAllowed',
    ]);
  });

  it('is a change of quotes for the rules of individuals that a quote reads', () => {
    const keys = Object.keys(INDIVIDUAL_RULES) as (keyof typeof INDIVIDUAL_RULES)[];
    expect(keys.filter((key) => RULE_REACH[key].effects.length === 0)).toEqual([
      'OpenEnrollmentSafeDate',
      'OEPContractRenewalBegin',
      'OEPContractRenewalEnd',
      'MedicaidLossDaysAtMarketplace',
      'ShortTerm3MonthsWithRenewalCutOffDate',
      'ShortTermNotice',
      'EnableIndividualBookOfBusiness',
      'IndividualBookOfBusinessRetirementDate',
      'AgentPortalUrl',
      'IndividualMarketPhoneNum',
      'InsurerName',
      'InvoicePaymentAddress',
      'BillingPhoneNum',
      'MarketplaceCallCenterPhoneNum',
      'GraceMonthsWithAptc',
      'GraceDaysWithoutAptc',
      'FFMStartDate',
      'FFMEndDate',
      'DataMatchingDays',
      'DataMatchingStatusDays',
      'FollowUpReminderDays',
      'CatastrophicBelowPercent',
      'CatastrophicAbovePercent',
      'AnswerEnhancedCredits',
      'AnswerIncomeSpecialEnrollment',
      'AnswerWorkRequirement',
      'AnswerLawfulPresence',
    ]);
  });

  it('never mixes the lines of business: a rule is read for groups or for individuals', () => {
    const ofGroups = new Set(
      (Object.keys(GROUP_RULES) as (keyof typeof GROUP_RULES)[]).flatMap((key) => RULE_REACH[key].effects),
    );
    const ofIndividuals = (Object.keys(INDIVIDUAL_RULES) as (keyof typeof INDIVIDUAL_RULES)[]).flatMap(
      (key) => RULE_REACH[key].effects,
    );
    expect(ofIndividuals.filter((effect) => ofGroups.has(effect))).toEqual([]);
  });

  it('uses every effect, and completes a sentence', () => {
    const used = new Set(RULE_KEYS.flatMap((key) => RULE_REACH[key].effects));
    expect(RULE_EFFECTS.filter((effect) => !used.has(effect))).toEqual([]);
    expect(reachesNoQuote('SiteDownMessage')).toBe(
      'No open quote depends on this rule: it decides what the sign-in page says while the site is down.',
    );
    expect(RULE_KEYS.filter((key) => /^[A-Z]|\.$/.test(RULE_REACH[key].decides))).toEqual([]);
  });
});
