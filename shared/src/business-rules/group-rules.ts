import { CHOSEN, quote } from '#shared/business-rules/rule-definition';

/** Rules of small-group quoting, proposals, enrollment and passive renewal. */
export const GROUP_RULES = {
  MinNumberEmployeesInSmallGroup: quote.number('2', 'Fewest employees of a small group (MCL 500.3701: at least 2).'),
  MaxForSmallGroupSmall: quote.number(
    '10',
    `Most employees of a "small" small group, for plan-count warnings. ${CHOSEN}`,
  ),
  MaxNumberEmployeesInSmallGroup: quote.number('50', 'Most employees of a small group (MCL 500.3701: at most 50).'),
  MaxNumberPlansSmallGroupInternal: quote.number('20', `Most medical plans that internal staff may select. ${CHOSEN}`),
  MaxNumberPlansSmallGroupExternal: quote.number('10', `Most medical plans that an agent may select. ${CHOSEN}`),
  WarnMaxNumberPlansSmallGroupSmall: quote.number(
    '3',
    `Plans above which a group of up to MaxForSmallGroupSmall employees gets a warning. ${CHOSEN}`,
  ),
  WarnMaxNumberPlansSmallGroupLarge: quote.number(
    '6',
    `Plans above which a group of more than MaxForSmallGroupSmall and fewer than 25 employees gets a warning. ${CHOSEN}`,
  ),
  MaxNumberDentalPlansSmallGroup: quote.number(
    '1',
    'Most dental plans of a group ("You can not select more than one dental plan.").',
  ),
  MinimumEmployeesForSuite: quote.number('5', `Fewest subscribers for which a plan suite may be selected. ${CHOSEN}`),
  MaxEmployeeAge: quote.number(
    '99',
    `Oldest age of an employee, spouse or domestic partner on the effective date. ${CHOSEN}`,
  ),
  MinimumAdultAge: quote.number(
    '16',
    'Youngest age of an employee, spouse or domestic partner on the effective date. Value not shown for groups; that of permanent individual plans taken.',
  ),
  SmallGroupInternalExtraRange: quote.number(
    '3',
    `Months beyond an agent's last effective date that internal staff may choose. ${CHOSEN}`,
  ),
  SmallGroupSalesPhoneNum: quote.text(
    '(800) 555-0142',
    `Telephone of small-business sales, shown to agents. ${CHOSEN}`,
  ),
  SmallGroupDisclaimerStartDate: quote.day(
    '2014-01-01',
    `First effective date whose proposals carry the disclaimer; empty: none. ${CHOSEN}`,
  ),
  SmallGroupDisclaimerEndDate: quote.day(
    '',
    `Last effective date whose proposals carry the disclaimer; empty: no end. ${CHOSEN}`,
  ),
  DisableForExternalAgentFlag: quote.flag('false', `Keeps agents away from group enrollment. ${CHOSEN}`),
  OverrideCreateQuoteToTestRates: quote.flag(
    'false',
    `Lets internal staff create and copy quotes for any quarter, to test its rates. ${CHOSEN}`,
  ),
  GroupEnrollmentInternalNew: quote.flag('true', `Internal staff may enroll new groups. ${CHOSEN}`),
  GroupEnrollmentInternalRenewal: quote.flag('true', `Internal staff may enroll renewing groups. ${CHOSEN}`),
  GroupEnrollmentExternalNew: quote.flag('true', `Agents may enroll new groups. ${CHOSEN}`),
  GroupEnrollmentExternalRenewal: quote.flag('true', `Agents may enroll renewing groups. ${CHOSEN}`),
  BypassMemberEnrollmentMemberCountThreshold: quote.number(
    '25',
    `With more employees than this, an agent may bypass member enrollment of new business. ${CHOSEN}`,
  ),
  PassiveRenewalStartDate: quote.day(
    '2026-10-01',
    `First day on which groups can be renewed passively; empty: none. ${CHOSEN}`,
  ),
  PassiveRenewalEndDate: quote.day('2027-09-30', `Last day on which groups can be renewed passively. ${CHOSEN}`),
  ProposalRateGrid: quote.flag('true', `Proposals may include the rate grid. ${CHOSEN}`),
  ProposalSBC: quote.flag('true', `Proposals may include summaries of benefits and coverage. ${CHOSEN}`),
  ProposalBenefitSummary: quote.flag('true', `Proposals may include the benefit summary. ${CHOSEN}`),
  ProposalCensusSummary: quote.flag(
    'true',
    'Proposals may include the census summary. Not named in the specification; added beside the others.',
  ),
  ProposalParticipationRules: quote.flag('true', `Proposals may include the participation rules. ${CHOSEN}`),
  ProposalEnrollmentForm: quote.flag('true', `Proposals may include the enrollment form. ${CHOSEN}`),
  ProposalWaiverForm: quote.flag('true', `Proposals may include the waiver form. ${CHOSEN}`),
  ProposalNewBusinessApplication: quote.flag(
    'true',
    `Proposals of new groups may include the new business application. ${CHOSEN}`,
  ),
  ProposalGroupAgreement: quote.flag('true', `Proposals may include the group agreement. ${CHOSEN}`),
  ProposalW9: quote.flag('true', `Proposals of new groups may include the W-9 information sheet. ${CHOSEN}`),
  ProposalRenewalDecision: quote.flag(
    'true',
    `Proposals of renewing groups may include the renewal decision form. ${CHOSEN}`,
  ),
} as const;
