import { isRuleKey, type RuleKey } from '#shared/business-rules/rule-catalogue';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { plainForSearch } from '#shared/search/search-terms';

/** By what the configuration is grouped, in the order of its lists. The last one is for keys that only an older release knew. */
export const RULE_TOPICS = [
  'Groups and census',
  'Quoting',
  'Plans',
  'Proposals',
  'Enrollment',
  'Renewals',
  'Queues',
  'Individual enrollment',
  'Individual payments',
  'Individual book',
  'Marketplace',
  'Site',
  'Other',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** The type makes it exhaustive: a new rule does not compile without a topic. */
const TOPICS: Readonly<Record<RuleKey, RuleTopic>> = {
  MinNumberEmployeesInSmallGroup: 'Groups and census',
  MaxForSmallGroupSmall: 'Groups and census',
  MaxNumberEmployeesInSmallGroup: 'Groups and census',
  MaxEmployeeAge: 'Groups and census',
  MinimumAdultAge: 'Groups and census',
  ZipPrefixMinimum: 'Groups and census',
  ZipPrefixMaximum: 'Groups and census',

  SmallGroupInternalExtraRange: 'Quoting',
  OverrideCreateQuoteToTestRates: 'Quoting',
  SmallGroupSalesPhoneNum: 'Quoting',

  MaxNumberPlansSmallGroupInternal: 'Plans',
  MaxNumberPlansSmallGroupExternal: 'Plans',
  WarnMaxNumberPlansSmallGroupSmall: 'Plans',
  WarnMaxNumberPlansSmallGroupLarge: 'Plans',
  MaxNumberDentalPlansSmallGroup: 'Plans',
  MinimumEmployeesForSuite: 'Plans',

  GroupTobaccoNotice: 'Proposals',
  SmallGroupDisclaimerStartDate: 'Proposals',
  SmallGroupDisclaimerEndDate: 'Proposals',
  ProposalRateGrid: 'Proposals',
  ProposalSBC: 'Proposals',
  ProposalBenefitSummary: 'Proposals',
  ProposalCensusSummary: 'Proposals',
  ProposalParticipationRules: 'Proposals',
  ProposalEnrollmentForm: 'Proposals',
  ProposalWaiverForm: 'Proposals',
  ProposalNewBusinessApplication: 'Proposals',
  ProposalGroupAgreement: 'Proposals',
  ProposalW9: 'Proposals',
  ProposalRenewalDecision: 'Proposals',

  DisableForExternalAgentFlag: 'Enrollment',
  GroupEnrollmentInternalNew: 'Enrollment',
  GroupEnrollmentInternalRenewal: 'Enrollment',
  GroupEnrollmentExternalNew: 'Enrollment',
  GroupEnrollmentExternalRenewal: 'Enrollment',
  BypassMemberEnrollmentMemberCountThreshold: 'Enrollment',

  PassiveRenewalStartDate: 'Renewals',
  PassiveRenewalEndDate: 'Renewals',
  PassiveRenewalReviewPercent: 'Renewals',
  PassiveRenewalUndoMinutes: 'Renewals',

  SalesReviewDaysAllowed: 'Queues',
  PendedDaysAllowed: 'Queues',
  FailedEnrollmentDaysAllowed: 'Queues',

  OpenEnrollmentStartDate: 'Individual enrollment',
  OpenEnrollmentEndDate: 'Individual enrollment',
  OpenEnrollmentSafeDate: 'Individual enrollment',
  OEPQuotingOnlyBegins: 'Individual enrollment',
  OEPQuotingOnlyEnds: 'Individual enrollment',
  OEPContractRenewalBegin: 'Individual enrollment',
  OEPContractRenewalEnd: 'Individual enrollment',
  OEPJanuaryCutOffDate: 'Individual enrollment',
  OEPFebruaryCutOffDate: 'Individual enrollment',
  OEPMarchCutOffDate: 'Individual enrollment',
  AllowSpecialEnrollmentsForAgents: 'Individual enrollment',
  CovidSEPStartDate: 'Individual enrollment',
  CovidSEPEndDate: 'Individual enrollment',
  SpecialEnrollmentDaysAfter: 'Individual enrollment',
  SpecialEnrollmentDaysBefore: 'Individual enrollment',
  MedicaidLossDaysAtMarketplace: 'Individual enrollment',
  ShortTerm3MonthsWithRenewalCutOffDate: 'Individual enrollment',
  ShortTermMaximumMonths: 'Individual enrollment',
  ShortTermDaysPer365: 'Individual enrollment',
  ShortTermNotice: 'Individual enrollment',
  IndividualMarketPhoneNum: 'Individual enrollment',

  FirstPaymentExceptionStartDate: 'Individual payments',
  FirstPaymentExceptionEndDate: 'Individual payments',
  GraceMonthsWithAptc: 'Individual payments',
  GraceDaysWithoutAptc: 'Individual payments',
  InsurerName: 'Individual payments',
  InvoicePaymentAddress: 'Individual payments',
  BillingPhoneNum: 'Individual payments',

  EnableIndividualBookOfBusiness: 'Individual book',
  IndividualBookOfBusinessRetirementDate: 'Individual book',
  AgentPortalUrl: 'Individual book',

  FFMStartDate: 'Marketplace',
  FFMEndDate: 'Marketplace',
  DataMatchingDays: 'Marketplace',
  DataMatchingStatusDays: 'Marketplace',
  FollowUpReminderDays: 'Marketplace',
  MedicaidAdultPercent: 'Marketplace',
  MedicaidChildPercent: 'Marketplace',
  MedicaidPregnantPercent: 'Marketplace',
  MedicaidGuidelineYear: 'Marketplace',
  CatastrophicBelowPercent: 'Marketplace',
  CatastrophicAbovePercent: 'Marketplace',
  AnswerEnhancedCredits: 'Marketplace',
  AnswerIncomeSpecialEnrollment: 'Marketplace',
  AnswerWorkRequirement: 'Marketplace',
  AnswerLawfulPresence: 'Marketplace',
  CsrLevel2Percentage: 'Marketplace',
  CsrLevel4Percentage: 'Marketplace',
  CsrLevel5Percentage: 'Marketplace',
  CsrLevel6Percentage: 'Marketplace',
  MarketplaceCallCenterPhoneNum: 'Marketplace',

  InternalSales: 'Site',
  InternalOperations: 'Site',
  SecondFactorForStaff: 'Site',
  SiteDownFlag: 'Site',
  SiteDownMessage: 'Site',
  DownTimeBannerMessage: 'Site',
};

export const ruleTopic = (key: string): RuleTopic => (isRuleKey(key) ? TOPICS[key] : 'Other');

/** `filter` of GET /api/sales/GetBusinessRules. */
export interface RulesFilter extends Partial<Pick<BusinessRuleResponse, 'ConfigSource' | 'IsActive'>> {
  expired?: boolean;
  Topic?: RuleTopic;
  id?: unknown[];
  /** Part of the name, the key, the value or the description. */
  q?: string;
}

export const matchesRule = (
  row: BusinessRuleResponse,
  { ConfigSource, IsActive, expired, Topic, id, q = '' }: RulesFilter,
): boolean =>
  (ConfigSource === undefined || row.ConfigSource === ConfigSource) &&
  (IsActive === undefined || row.IsActive === IsActive) &&
  (expired === undefined || row.IsActive !== expired) &&
  (Topic === undefined || ruleTopic(row.Key) === Topic) &&
  (id === undefined || id.includes(row.Id)) &&
  hasText(row, q);

function hasText({ Key, Value, Description }: BusinessRuleResponse, text: string): boolean {
  const wanted = plainForSearch(text);
  return [ruleName(Key), Key, Value, Description].some((field) => plainForSearch(field).includes(wanted));
}

/** The topics that have rules, in order, each with how many match; a chosen topic does not count. */
export function topicCounts(
  rules: readonly BusinessRuleResponse[],
  { Topic: _, ...filter }: RulesFilter,
): { topic: RuleTopic; count: number }[] {
  const matching = rules.filter((rule) => matchesRule(rule, filter));
  const counts = RULE_TOPICS.map((topic) => ({
    topic,
    count: matching.filter(({ Key }) => ruleTopic(Key) === topic).length,
  }));
  return counts.filter(({ count }) => count > 0);
}
