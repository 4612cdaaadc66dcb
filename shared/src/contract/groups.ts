import type { IsoDate } from '#shared/dates/iso-date';
import type { Agent } from '#shared/people/agent.record';

export interface Address {
  AddressLine1: string;
  AddressLine2?: string | null;
  City: string;
  StateCode: string;
  /** 5 digits or 5-4. */
  FullPostalCode: string;
  County: string;
  CountyFips: string;
}

/** What a user may write of a group. POST /api/group and PUT /api/group. Spec 002 section 3. */
export interface GroupRequest {
  GroupName: string;
  /** Nine digits, or null while it is not known. */
  TaxId?: string | null;
  SICCode?: string | null;
  ReligiousFlag: boolean;
  PhoneNumber?: string | null;
  GroupEmail?: string | null;
  Address: { General: Address; Billing?: Address | null };
  IsCAMADGroup: boolean;
  IsAgentBrokerGroup: boolean;
  TotalHealthcare: boolean;
  IsLargeToSmallRolloverGroup: boolean;
  TotalEligibleEmployees?: number | null;
  /** Agents by id; one, or two for an agent-broker. */
  AssociatedAgents: { Id: number }[];
}

export interface GroupEditRequest extends GroupRequest {
  Id: number;
  Version: number;
  /** The quote from whose screen the group is edited, if any. */
  CurrentQuoteId?: number | null;
}

/** PUT /api/group/SetRollOverLargeGroupStatus: of the whole group only the flag is taken; the rest must equal what is stored or be absent. */
export interface RolloverStatusRequest {
  Id: number;
  Version: number;
  IsRolloverToLargeGroup: boolean;
}

/** PUT /api/group/SetRenewOLFOStatus: in the same way. */
export interface OlfoStatusRequest {
  Id: number;
  Version: number;
  IsRenewOLFO: boolean;
}

export interface GroupResponse extends Omit<Required<GroupRequest>, 'AssociatedAgents'> {
  Id: number;
  Version: number;
  GroupEnterpriseId: string | null;
  RenewalDate: IsoDate | null;
  RenewalMonth: number | null;
  /** 1 to 16; 16 means PPO only. Of the general address. */
  RateArea: number | null;
  IsRolloverToLargeGroup: boolean;
  IsRenewOLFO: boolean;
  AssociatedAgents: Agent[];
  TotalNumberMembers: number;
  TotalNumberEmployees: number;
  LastEffectiveDate: IsoDate | null;
  SubGroupNames: string[];
}

/** POST /api/group/AssignGroupEnterpriseId/{groupId}/{enterpriseId}; the body may be left out while nothing is replaced. */
export interface AssignEnterpriseIdRequest {
  /** The number that the new one replaces: whoever overwrites a number confirms which. */
  ReplacesEnterpriseId?: string;
}
