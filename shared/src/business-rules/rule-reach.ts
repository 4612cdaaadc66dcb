import type { RuleKey } from '#shared/business-rules/rule-catalogue';
import type { RuleEffect } from '#shared/business-rules/rule-impact.record';

/** What a rule affects. */
export interface RuleReach {
  /** Completes "it decides …". */
  decides: string;
  /** What it can change about a quote; empty if no quote depends on it. */
  effects: readonly RuleEffect[];
}

const decides = (what: string, ...effects: RuleEffect[]): RuleReach => ({ decides: what, effects });

/** When coverage of individuals can begin decides what agents may choose, and which quotes expire. */
const ENROLLMENT_PERIODS = ['IndividualDates', 'IndividualTerms', 'IndividualExpiry'] as const;
const READ_BY_NOTHING = 'for quotes of individuals, which nothing reads yet';

/** What each rule affects. The type makes it exhaustive: a new rule does not compile without an entry. */
export const RULE_REACH: Readonly<Record<RuleKey, RuleReach>> = {
  InternalSales: decides('whose roles mean internal sales, from the next request of each user on'),
  InternalOperations: decides('whose roles mean internal operations, from the next request of each user on'),
  SecondFactorForStaff: decides('whether staff need a second step at their next sign-in with a password'),
  SiteDownFlag: decides('whether the sign-in page says that the site is down'),
  SiteDownMessage: decides('what the sign-in page says while the site is down'),
  DownTimeBannerMessage: decides('what the banner on every screen announces'),
  ZipPrefixMinimum: decides(
    'which ZIP codes groups, households and members may have when they are saved the next time',
  ),
  ZipPrefixMaximum: decides(
    'which ZIP codes groups, households and members may have when they are saved the next time',
  ),

  MinNumberEmployeesInSmallGroup: decides(
    'from how many employees on a group is warned of many plans, and what proposals say about participation',
    'SelectionWarnings',
    'ProposalTexts',
  ),
  MaxForSmallGroupSmall: decides('which of two limits warns a group of many plans', 'SelectionWarnings'),
  MaxNumberEmployeesInSmallGroup: decides(
    'up to how many employees a group is warned of many plans and gets filled-in forms',
    'SelectionWarnings',
    'ProposalTexts',
  ),
  MaxNumberPlansSmallGroupInternal: decides(
    'how many medical plans staff may select',
    'SelectionProblems',
    'SelectionWarnings',
  ),
  MaxNumberPlansSmallGroupExternal: decides(
    'how many medical plans agents may select',
    'SelectionProblems',
    'SelectionWarnings',
  ),
  WarnMaxNumberPlansSmallGroupSmall: decides('above how many plans a small group is warned', 'SelectionWarnings'),
  WarnMaxNumberPlansSmallGroupLarge: decides('above how many plans a larger group is warned', 'SelectionWarnings'),
  MaxNumberDentalPlansSmallGroup: decides('how many dental plans a group may have', 'SelectionProblems'),
  MinimumEmployeesForSuite: decides(
    'from how many employees on a suite counts as one choice',
    'SelectionProblems',
    'SelectionWarnings',
  ),
  MaxEmployeeAge: decides('how old adults on a census may be', 'CensusProblems', 'CensusFit'),
  MinimumAdultAge: decides('how young adults on a census may be', 'CensusProblems', 'CensusFit'),
  SmallGroupInternalExtraRange: decides('which effective dates staff may choose', 'EffectiveDates', 'CopyDates'),
  SmallGroupSalesPhoneNum: decides(
    'which telephone number proposals and renewals print',
    'ProposalTexts',
    'RenewalTexts',
  ),
  GroupTobaccoNotice: decides('what groups read beside their tobacco rates', 'ProposalTexts'),
  SmallGroupDisclaimerStartDate: decides('which proposals carry the disclaimer', 'ProposalTexts'),
  SmallGroupDisclaimerEndDate: decides('which proposals carry the disclaimer', 'ProposalTexts'),
  DisableForExternalAgentFlag: decides(
    'whether agents are kept away from enrollment',
    'AgentAccess',
    'Signature',
    'Documents',
  ),
  OverrideCreateQuoteToTestRates: decides(
    'whether staff may choose any effective date of two years',
    'EffectiveDates',
    'CopyDates',
  ),
  GroupEnrollmentInternalNew: decides('whether staff may enroll new groups', 'Enrollment'),
  GroupEnrollmentInternalRenewal: decides('whether staff may enroll renewing groups', 'Enrollment'),
  GroupEnrollmentExternalNew: decides('whether agents may enroll new groups', 'Enrollment'),
  GroupEnrollmentExternalRenewal: decides('whether agents may enroll renewing groups', 'Enrollment'),
  BypassMemberEnrollmentMemberCountThreshold: decides(
    'from which size on an agent may leave the members to staff',
    'MemberBypass',
  ),
  SalesReviewDaysAllowed: decides('when the queue marks quotes in Sales Review as overdue'),
  PendedDaysAllowed: decides('when the queue marks pended quotes as overdue'),
  FailedEnrollmentDaysAllowed: decides('when the queue marks failed quotes as overdue'),
  PassiveRenewalStartDate: decides('when groups can be renewed passively', 'PassiveRenewal'),
  PassiveRenewalEndDate: decides('when groups can be renewed passively', 'PassiveRenewal'),
  PassiveRenewalReviewPercent: decides(
    'from which premium increase on the previews of passive renewals and of rate files mark a group',
  ),
  PassiveRenewalUndoMinutes: decides('how long staff can undo a passive renewal'),
  ProposalRateGrid: decides('whether proposals may include the rate grid', 'ProposalParts'),
  ProposalSBC: decides('whether proposals may include summaries of benefits', 'ProposalParts'),
  ProposalBenefitSummary: decides('whether proposals may include the benefit summary', 'ProposalParts'),
  ProposalCensusSummary: decides('whether proposals may include the census summary', 'ProposalParts'),
  ProposalParticipationRules: decides('whether proposals may include the participation rules', 'ProposalParts'),
  ProposalEnrollmentForm: decides('whether proposals may include the enrollment form', 'ProposalParts'),
  ProposalWaiverForm: decides('whether proposals may include the waiver form', 'ProposalParts'),
  ProposalNewBusinessApplication: decides('whether proposals may include the application', 'ProposalParts'),
  ProposalGroupAgreement: decides('whether proposals may include the group agreement', 'ProposalParts'),
  ProposalW9: decides('whether proposals may include the W-9', 'ProposalParts'),
  ProposalRenewalDecision: decides('whether proposals may include the renewal decision form', 'ProposalParts'),

  OpenEnrollmentStartDate: decides('when open enrollment begins', ...ENROLLMENT_PERIODS),
  OpenEnrollmentEndDate: decides('when open enrollment ends', ...ENROLLMENT_PERIODS),
  OpenEnrollmentSafeDate: decides('by when agents are told to be done, while the end of open enrollment is contested'),
  OEPQuotingOnlyBegins: decides('from when on the coming year can be quoted only', ...ENROLLMENT_PERIODS),
  OEPQuotingOnlyEnds: decides('until when the coming year can be quoted only', ...ENROLLMENT_PERIODS),
  OEPContractRenewalBegin: decides('from when on agents can renew individual contracts'),
  OEPContractRenewalEnd: decides('until when agents can renew individual contracts'),
  OEPJanuaryCutOffDate: decides('until when January 1 can be chosen', ...ENROLLMENT_PERIODS),
  OEPFebruaryCutOffDate: decides('until when February 1 can be chosen', ...ENROLLMENT_PERIODS),
  OEPMarchCutOffDate: decides('until when March 1 can be chosen', ...ENROLLMENT_PERIODS),
  AllowSpecialEnrollmentsForAgents: decides('whether agents make special enrollments', ...ENROLLMENT_PERIODS),
  CovidSEPStartDate: decides('when the Covid enrollment period begins', ...ENROLLMENT_PERIODS),
  CovidSEPEndDate: decides('when the Covid enrollment period ends', ...ENROLLMENT_PERIODS),
  SpecialEnrollmentDaysAfter: decides(
    'how long after a qualifying event agents can select plans',
    ...ENROLLMENT_PERIODS,
  ),
  SpecialEnrollmentDaysBefore: decides(
    'how long before a loss of coverage plans can be selected',
    ...ENROLLMENT_PERIODS,
  ),
  MedicaidLossDaysAtMarketplace: decides('how long after a loss of Medicaid the marketplace lets agents select plans'),
  ShortTerm3MonthsWithRenewalCutOffDate: decides(`how six months of short-term are shown, ${READ_BY_NOTHING}`),
  ShortTermMaximumMonths: decides('how long short-term coverage can last', 'CoverageLengths', 'IndividualTerms'),
  ShortTermDaysPer365: decides('how long short-term coverage can last', 'CoverageLengths', 'IndividualTerms'),
  ShortTermNotice: decides('which notice stands on the pages and the application of short-term coverage'),
  EnableIndividualBookOfBusiness: decides('whether agents see the individual and Medicare books in the sidebar'),
  IndividualBookOfBusinessRetirementDate: decides('from when on the individual book of business is retired'),
  AgentPortalUrl: decides('where the notice of that retirement leads'),
  InsurerName: decides('whose name is on invoices of individuals and on the first page of what clients get'),
  InvoicePaymentAddress: decides('where households send payments of their invoices'),
  BillingPhoneNum: decides('which phone number is on the invoices of individuals'),
  IndividualMarketPhoneNum: decides(
    'which telephone number the pages about individuals and the denial of short-term coverage show',
  ),
  MarketplaceCallCenterPhoneNum: decides(
    'which telephone number of the marketplace is shown when an enrollment there needs a call',
  ),
  FirstPaymentExceptionStartDate: decides('from when on the first payment can be left out', 'FirstPayment'),
  FirstPaymentExceptionEndDate: decides('until when the first payment can be left out', 'FirstPayment'),
  GraceMonthsWithAptc: decides('how long the action list of the book counts grace with a tax credit'),
  GraceDaysWithoutAptc: decides('how long the action list of the book counts grace without a tax credit'),
  DataMatchingDays: decides('by when clients prove what the marketplace cannot match, where it names no day'),
  DataMatchingStatusDays: decides(
    'by when clients prove citizenship or immigration status, where the marketplace names no day',
  ),
  FollowUpReminderDays: decides('how long before documents for the marketplace are due clients are reminded by email'),
  FFMStartDate: decides('from when on agents can start a marketplace quote'),
  FFMEndDate: decides('until when agents can start a marketplace quote'),
  MedicaidAdultPercent: decides('up to which income adults get Medicaid in place of a tax credit', 'CostSharing'),
  MedicaidChildPercent: decides('up to which income children get MIChild in place of a tax credit', 'CostSharing'),
  MedicaidPregnantPercent: decides(
    'up to which income pregnant women get Medicaid in place of a tax credit',
    'CostSharing',
  ),
  MedicaidGuidelineYear: decides('by which poverty guidelines estimates look at Medicaid', 'CostSharing'),
  CatastrophicBelowPercent: decides('below which income catastrophic plans are offered at every age'),
  CatastrophicAbovePercent: decides('above which income catastrophic plans are offered at every age'),
  AnswerEnhancedCredits: decides('what agents can say of the larger credits of 2021 to 2025'),
  AnswerIncomeSpecialEnrollment: decides('what agents can say of enrolling at any time because of income'),
  AnswerWorkRequirement: decides('what agents can say of the work requirement of Medicaid'),
  AnswerLawfulPresence: decides('what agents can say of immigration status and the tax credit'),
  CsrLevel2Percentage: decides('the percentage of cost-sharing level 2 in estimates', 'CostSharing'),
  CsrLevel4Percentage: decides('the percentage of cost-sharing level 4 in estimates', 'CostSharing'),
  CsrLevel5Percentage: decides('the percentage of cost-sharing level 5 in estimates', 'CostSharing'),
  CsrLevel6Percentage: decides('the percentage of cost-sharing level 6 in estimates', 'CostSharing'),
};

/** Shown for a rule that changes no quote. */
export const reachesNoQuote = (key: RuleKey): string =>
  `No open quote depends on this rule: it decides ${RULE_REACH[key].decides}.`;
