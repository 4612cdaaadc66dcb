import type { ApplicationParameters } from '#shared/business-rules/business-rule.record';
import { bookRetirement } from '#shared/book-of-business/individuals/retirement';
import { readRules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { Permission } from '#shared/roles/permissions';

export const DASHBOARD = '/dashboard';
export const TODAY = '/today';

/**
 * The first screen after signing in: agents of individuals alone begin with whom to call today, while there is an individual book;
 * everyone else with the dashboard. Individuals, section 6.
 */
export function homePath(
  permissions: readonly Permission[],
  parameters: ApplicationParameters,
  today: IsoDate,
): string {
  const { EnableIndividualBookOfBusiness, IndividualBookOfBusinessRetirementDate: retirementDate } =
    readRules(parameters);
  const hasBook =
    EnableIndividualBookOfBusiness && !bookRetirement({ retirementDate, override: null, today }).isRetired;
  const isOfIndividuals = permissions.includes('agent') && !permissions.includes('smallgroup');
  return hasBook && isOfIndividuals && !permissions.includes('internal') ? TODAY : DASHBOARD;
}
