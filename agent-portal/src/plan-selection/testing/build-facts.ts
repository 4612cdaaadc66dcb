import type { SelectionFacts } from '#shared/plans/selection';

/** A group of eight employees, none of whom enrolls in dental or vision; an agent may select three plans. */
export const buildFacts = (given: Partial<SelectionFacts> = {}): SelectionFacts => ({
  audience: 'external',
  employees: 8,
  anyDentalEnrolled: false,
  anyVisionEnrolled: false,
  limits: {
    MaxNumberPlansSmallGroupInternal: 4,
    MaxNumberPlansSmallGroupExternal: 3,
    MaxNumberDentalPlansSmallGroup: 1,
    MinimumEmployeesForSuite: 5,
    MinNumberEmployeesInSmallGroup: 2,
    MaxForSmallGroupSmall: 10,
    MaxNumberEmployeesInSmallGroup: 50,
    WarnMaxNumberPlansSmallGroupSmall: 2,
    WarnMaxNumberPlansSmallGroupLarge: 3,
  },
  ...given,
});
