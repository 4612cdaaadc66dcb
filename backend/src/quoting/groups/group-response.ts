import type { GroupResponse } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import { monthOf } from '#shared/dates/iso-date';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import type { Agent } from '../../platform/people/agent.table.ts';
import type { Headcount } from './groups.repository.ts';
import type { Group } from './group.table.ts';

/** Related data of a group. */
export interface GroupSurroundings extends Headcount {
  subGroupNames?: string[];
}

/** A group in its API form. */
export const toGroupResponse = (
  group: Group,
  agents: readonly Agent[],
  { members, employees, subGroupNames = [] }: GroupSurroundings,
): GroupResponse => ({
  Id: group.id,
  Version: group.version,
  GroupEnterpriseId: group.groupEnterpriseId,
  GroupName: group.name,
  TaxId: group.taxId,
  SICCode: group.sicCode,
  ReligiousFlag: group.religiousFlag,
  PhoneNumber: group.phoneNumber,
  GroupEmail: group.email,
  Address: { General: toAddress(group), Billing: group.billingAddress && toAddress(group.billingAddress) },
  RenewalDate: group.renewalDate,
  RenewalMonth: group.renewalDate && monthOf(group.renewalDate),
  RateArea: group.rateArea,
  IsCAMADGroup: group.isCamadGroup,
  IsAgentBrokerGroup: group.isAgentBrokerGroup,
  TotalHealthcare: group.totalHealthcare,
  IsLargeToSmallRolloverGroup: group.isLargeToSmallRolloverGroup,
  IsRolloverToLargeGroup: group.isRolloverToLargeGroup,
  IsRenewOLFO: group.isRenewOlfo,
  TotalEligibleEmployees: group.totalEligibleEmployees,
  AssociatedAgents: agents.map(toAgentResponse),
  TotalNumberMembers: members,
  TotalNumberEmployees: employees,
  LastEffectiveDate: group.lastEffectiveDate,
  SubGroupNames: subGroupNames,
});

type StoredAddress = Pick<
  Group,
  'addressLine1' | 'addressLine2' | 'city' | 'stateCode' | 'postalCode' | 'county' | 'countyFips'
>;

const toAddress = (stored: StoredAddress): Address => ({
  AddressLine1: stored.addressLine1,
  AddressLine2: stored.addressLine2,
  City: stored.city,
  StateCode: stored.stateCode,
  FullPostalCode: stored.postalCode,
  County: stored.county,
  CountyFips: stored.countyFips,
});
