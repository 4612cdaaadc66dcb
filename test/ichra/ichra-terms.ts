import type { IchraTerms } from '../../shared/src/ichra/ichra.record.ts';

/** Nothing is offered yet, and no income is known. */
export const terms = (given: Partial<IchraTerms> = {}): IchraTerms => ({
  GroupPlanId: null,
  Metal: 'Silver',
  EmployeeOnly: 0,
  Family: 0,
  AssumedIncome: null,
  Incomes: [],
  Version: 0,
  ...given,
});
