import { isRuleKey, type RuleKey } from '#shared/business-rules/rule-catalogue';

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
  MedicaidAdultPercent: 'Marketplace',
  CsrLevel2Percentage: 'Marketplace',
  CsrLevel4Percentage: 'Marketplace',
  CsrLevel5Percentage: 'Marketplace',
  CsrLevel6Percentage: 'Marketplace',
  MarketplaceCallCenterPhoneNum: 'Marketplace',

  InternalSales: 'Site',
  InternalOperations: 'Site',
  SiteDownFlag: 'Site',
  SiteDownMessage: 'Site',
  DownTimeBannerMessage: 'Site',
};

export const ruleTopic = (key: string): RuleTopic => (isRuleKey(key) ? TOPICS[key] : 'Other');
