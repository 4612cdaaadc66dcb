/** Option lists of the group application. Source: spec 001 section 3, "Option lists". */
export const NEW_HIRE_WAITINGS = [
  'DateOfHire',
  'Days30',
  'Days60',
  'Days90',
  'FirstOfMonthFollowing',
  'FirstOfMonthAfter30',
  'FirstOfMonthAfter60',
] as const;
export type NewHireWaiting = (typeof NEW_HIRE_WAITINGS)[number];

/** When coverage ends after a termination, a layoff or a disability. */
export const ENDS_OF_COVERAGE = ['LastDayWorked', 'EndOfMonth', 'Days30', 'Days60', 'Days90'] as const;
export type EndOfCoverage = (typeof ENDS_OF_COVERAGE)[number];

/** A dependent who turns 26 is covered until the end of this period. */
export const DEPENDENT_ELIGIBILITIES = ['EndOfMonth', 'EndOfCalendarYear'] as const;
export type DependentEligibility = (typeof DEPENDENT_ELIGIBILITIES)[number];

export const COMPANY_TYPES = [
  'Partnership',
  'Corporation',
  'Farmer',
  'Limited liability company',
  'Non profit organization',
  'Sole proprietor',
] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const DOMESTIC_PARTNER_LEVELS = ['None', 'Limited', 'Enhanced'] as const;
export type DomesticPartnerLevel = (typeof DOMESTIC_PARTNER_LEVELS)[number];

export const RECENT_INSURERS = [
  'Aetna',
  'BCBSM',
  'BCN',
  'Cigna',
  'HAP',
  'Individual coverage',
  'McLaren',
  'Other',
  'Physicians Health Plan',
  'Total Health',
  'United Health Care',
  'None',
] as const;
export type RecentInsurer = (typeof RECENT_INSURERS)[number];

export const SUBGROUP_STATUSES = ['Active', 'New', 'Inactive', 'Termed'] as const;
export type SubgroupStatus = (typeof SUBGROUP_STATUSES)[number];

/** The allowed names of employee segments; the first is the default. */
export const SEGMENT_NAMES = [
  'Active',
  'Hourly',
  'Salary',
  'Management',
  'Non-management',
  'Union',
  'Non-union',
  'Owners',
  'Supervisors',
  'Managers',
  'Physicians',
  'Other staff',
  'Location',
  'Other',
] as const;

/** Display labels. */
export const NEW_HIRE_LABELS: Record<NewHireWaiting, string> = {
  DateOfHire: 'Date of hire',
  Days30: '30 days',
  Days60: '60 days',
  Days90: '90 days',
  FirstOfMonthFollowing: 'First of the month following the date of hire',
  FirstOfMonthAfter30: 'First of the month after 30 days',
  FirstOfMonthAfter60: 'First of the month after 60 days',
};

export const END_OF_COVERAGE_LABELS: Record<EndOfCoverage, string> = {
  LastDayWorked: 'Last day worked',
  EndOfMonth: 'End of the month',
  Days30: '30 days after the last day worked',
  Days60: '60 days after the last day worked',
  Days90: '90 days after the last day worked',
};

export const DEPENDENT_ELIGIBILITY_LABELS: Record<DependentEligibility, string> = {
  EndOfMonth: 'End of the month in which the dependent turns 26',
  EndOfCalendarYear: 'End of the calendar year in which the dependent turns 26',
};

/** Months for which COBRA coverage can be continued: 18, 29 with a disability, 36. Source: 29 U.S.C. 1162(2)(A). */
export const COBRA_DURATIONS_MONTHS = [18, 29, 36] as const;

/** After which COBRA coverage is continued. Source: 29 U.S.C. 1163; separation, layoff and leave as X12 element 1219 tells them apart. */
export const COBRA_EVENTS = [
  'TerminationOfEmployment',
  'ReductionOfHours',
  'Layoff',
  'LeaveOfAbsence',
  'Death',
  'Divorce',
  'Separation',
  'Medicare',
  'IneligibleChild',
  'Bankruptcy',
] as const;
export type CobraEvent = (typeof COBRA_EVENTS)[number];

export const COBRA_EVENT_LABELS: Record<CobraEvent, string> = {
  TerminationOfEmployment: 'End of employment',
  ReductionOfHours: 'Fewer hours of work',
  Layoff: 'Layoff',
  LeaveOfAbsence: 'Leave of absence',
  Death: 'Death of the employee',
  Divorce: 'Divorce',
  Separation: 'Legal separation',
  Medicare: 'Employee became entitled to Medicare',
  IneligibleChild: 'Child no longer a dependent',
  Bankruptcy: 'Bankruptcy of a retiree’s former employer',
};

/** Bank accounts for automatic payment: checking, savings, the known one. Spec 001 section 3: type "2 means full data is not needed". */
export const KNOWN_ACCOUNT = 2;
export const ACCOUNT_TYPES = [0, 1, KNOWN_ACCOUNT] as const;

/** Ours: enough for every small group, and a storage limit. */
export const MAX_SUBGROUPS = 20;
/** As many as there are names for segments. */
export const MAX_SEGMENTS = SEGMENT_NAMES.length;
/** Ours: a limit for typed input. */
export const MOST_EMPLOYEES = 100_000;

export const FORM_STATUSES = ['complete', 'incomplete'] as const;

/** The source of a prefilled answer. */
export const PREFILL_SOURCES = ['Group', 'Census', 'EarlierApplication'] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];
