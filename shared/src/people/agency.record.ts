import { agencyNameProblem } from '#shared/people/agency-rules';
import { record, type Wire } from '#shared/records/field';
import { count, flag, id, orNull, text, version } from '#shared/records/kinds';

/** POST /api/people/Agencies. */
export const AGENCY = record('NewAgency', {
  Name: text('Name', { problem: agencyNameProblem, example: 'Great Lakes Benefit Partners' }),
  /** The agency above it, whose general agents oversee this one. */
  GeneralAgencyId: orNull(id('General agency')),
  IsActive: flag('Active', { blank: true, about: 'Offered for agents.' }),
});
/** PUT /api/people/Agencies/{id}. */
export const AGENCY_CHANGE = record('AgencyChange', { ...AGENCY, Version: version() });
/** GET /api/people/Agencies. */
export const AGENCY_ROW = record('AgencyAnswer', {
  Id: id('Id'),
  ...AGENCY_CHANGE,
  GeneralAgencyName: orNull(text('General agency')),
  AgentCount: count('Agents'),
  AgencyCount: count('Agencies under it'),
  HasLogo: flag('Logo', { about: 'Its proposals show one.' }),
});

export type AgencyRequest = Wire<typeof AGENCY>;
export type ChangeAgencyRequest = Wire<typeof AGENCY_CHANGE>;
export type AgencyRow = Wire<typeof AGENCY_ROW>;

export const AGENCY_ORDERS = ['Name'] as const;
export interface AgenciesFilter {
  q?: string;
  IsActive?: boolean;
  GeneralAgencyId?: number;
  id?: number[];
}
