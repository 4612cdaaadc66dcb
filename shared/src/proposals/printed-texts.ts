import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';

/** Whether proposals for this effective date include the disclaimer. */
export const carriesDisclaimer = (
  effectiveDate: IsoDate,
  rules: Pick<Rules, 'SmallGroupDisclaimerStartDate' | 'SmallGroupDisclaimerEndDate'>,
): boolean =>
  rules.SmallGroupDisclaimerStartDate !== null &&
  effectiveDate >= rules.SmallGroupDisclaimerStartDate &&
  (rules.SmallGroupDisclaimerEndDate === null || effectiveDate <= rules.SmallGroupDisclaimerEndDate);

/** Employee forms are filled in, except if there are none or more than a small group has: then one blank form replaces them. */
export const areFormsBlank = (employees: number, mostEmployees: number): boolean =>
  employees === 0 || employees > mostEmployees;
