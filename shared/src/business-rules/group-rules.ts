import { quote } from '#shared/business-rules/rule-definition';

/**
 * Rules of small-group quoting, proposals, enrollment and passive renewal. The specification names most of these keys without
 * values; the defaults are ours.
 */
export const GROUP_RULES = {
  MinNumberEmployeesInSmallGroup: quote.number('2', 'Fewest employees of a small group (MCL 500.3701: at least 2).'),
  MaxForSmallGroupSmall: quote.number(
    '10',
    'Most employees of a smaller small group. Decides which plan-count warning a group gets.',
  ),
  MaxNumberEmployeesInSmallGroup: quote.number('50', 'Most employees of a small group (MCL 500.3701: at most 50).'),
  MaxNumberPlansSmallGroupInternal: quote.number(
    '20',
    'Most medical plans that internal staff may select for a group.',
  ),
  MaxNumberPlansSmallGroupExternal: quote.number('10', 'Most medical plans that an agent may select for a group.'),
  WarnMaxNumberPlansSmallGroupSmall: quote.number(
    '3',
    'Groups of up to MaxForSmallGroupSmall employees get a warning above this many plans.',
  ),
  WarnMaxNumberPlansSmallGroupLarge: quote.number(
    '6',
    'Groups of more than MaxForSmallGroupSmall and fewer than 25 employees get a warning above this many plans.',
  ),
  MaxNumberDentalPlansSmallGroup: quote.number('1', 'Most dental plans that may be selected for a group.'),
  MinimumEmployeesForSuite: quote.number('5', 'Fewest subscribers a group needs to select a plan suite.'),
  MaxEmployeeAge: quote.number(
    '99',
    'Oldest age an employee, spouse or domestic partner may have on the effective date.',
  ),
  MinimumAdultAge: quote.number(
    '16',
    'Youngest age an employee, spouse or domestic partner may have on the effective date.',
  ),
  SmallGroupInternalExtraRange: quote.number(
    '3',
    "How many months past an agent's last effective date internal staff may choose.",
  ),
  SmallGroupSalesPhoneNum: quote.text('(800) 555-0142', 'Small-business sales phone number shown to agents.'),
  GroupTobaccoNotice: quote.text(
    'In a small group the tobacco rate goes with a wellness program: who completes it, or its reasonable alternative, pays the rate without it.',
    'Said beside the tobacco rates of groups, on screens and in proposals: they may be charged only by an insurer whose wellness offer takes them away again (45 CFR 147.102(a)(1)(iv), PHS Act section 2705, 45 CFR 146.121(f)). Confirm the words with the offer of the insurer. Leave empty to leave it out.',
  ),
  SmallGroupDisclaimerStartDate: quote.day(
    '2014-01-01',
    'First effective date for which proposals include the disclaimer. Leave empty for no disclaimer.',
  ),
  SmallGroupDisclaimerEndDate: quote.day(
    '',
    'Last effective date for which proposals include the disclaimer. Leave empty for no end.',
  ),
  DisableForExternalAgentFlag: quote.flag('false', 'Turns group enrollment off for agents.'),
  OverrideCreateQuoteToTestRates: quote.flag(
    'false',
    'Lets internal staff create and copy quotes for any quarter, to test its rates.',
  ),
  GroupEnrollmentInternalNew: quote.flag('true', 'Internal staff may enroll new groups.'),
  GroupEnrollmentInternalRenewal: quote.flag('true', 'Internal staff may enroll renewing groups.'),
  GroupEnrollmentExternalNew: quote.flag('true', 'Agents may enroll new groups.'),
  GroupEnrollmentExternalRenewal: quote.flag('true', 'Agents may enroll renewing groups.'),
  BypassMemberEnrollmentMemberCountThreshold: quote.number(
    '25',
    'Agents may skip member enrollment of a new group that has more employees than this.',
  ),
  SalesReviewDaysAllowed: quote.number(
    '5',
    'Days a submitted group quote may wait in Sales Review before the queue marks it overdue. 0 for no limit.',
  ),
  PendedDaysAllowed: quote.number(
    '10',
    'Days a quote of a group or an individual may stay Pended before the queue marks it overdue. 0 for no limit.',
  ),
  FailedEnrollmentDaysAllowed: quote.number(
    '3',
    'Days a quote of a group or an individual may stay in Failed Enrollment, or a group quote in Passive Renewal Failure, before the queue marks it overdue. 0 for no limit.',
  ),
  PassiveRenewalStartDate: quote.day(
    '2026-10-01',
    'First day groups can be renewed passively. Leave empty to turn passive renewal off.',
  ),
  PassiveRenewalEndDate: quote.day('2027-09-30', 'Last day groups can be renewed passively. Leave empty for no end.'),
  PassiveRenewalReviewPercent: quote.number(
    '15',
    'Premium increase, in percent, above which the preview of a passive renewal, and of a rate file, marks a group for review. 15 as for filed increases (45 CFR 154.200).',
  ),
  PassiveRenewalUndoMinutes: quote.number(
    '30',
    'Minutes in which staff can undo a passive renewal. After that it is final. 0 for no undo.',
  ),
  ProposalRateGrid: quote.flag('true', 'Proposals may include the rate grid.'),
  ProposalSBC: quote.flag('true', 'Proposals may include summaries of benefits and coverage.'),
  ProposalBenefitSummary: quote.flag('true', 'Proposals may include the benefit summary.'),
  ProposalCensusSummary: quote.flag('true', 'Proposals may include the census summary.'),
  ProposalParticipationRules: quote.flag('true', 'Proposals may include the participation rules.'),
  ProposalEnrollmentForm: quote.flag('true', 'Proposals may include the enrollment form.'),
  ProposalWaiverForm: quote.flag('true', 'Proposals may include the waiver form.'),
  ProposalNewBusinessApplication: quote.flag(
    'true',
    'Proposals for new groups may include the new business application.',
  ),
  ProposalGroupAgreement: quote.flag('true', 'Proposals may include the group agreement.'),
  ProposalW9: quote.flag('true', 'Proposals for new groups may include the W-9 information sheet.'),
  ProposalRenewalDecision: quote.flag('true', 'Proposals for renewing groups may include the renewal decision form.'),
} as const;
