import type { Agent } from '#shared/people/agent.record';
import type { GroupRequest, GroupResponse } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';

export interface AddressForm {
  AddressLine1: string;
  AddressLine2: string;
  City: string;
  StateCode: string;
  FullPostalCode: string;
  County: string;
  CountyFips: string;
}

/** The form's values, with wire names so that the server's messages match their fields. */
export interface GroupForm {
  GroupName: string;
  TaxId: string;
  SICCode: string;
  ReligiousFlag: boolean;
  PhoneNumber: string;
  GroupEmail: string;
  TotalEligibleEmployees: string;
  Address: { General: AddressForm; Billing: AddressForm };
  BillingSameAsGeneral: boolean;
  IsCAMADGroup: boolean;
  IsAgentBrokerGroup: boolean;
  TotalHealthcare: boolean;
  IsLargeToSmallRolloverGroup: boolean;
  AssociatedAgents: Agent[];
}

const DEFAULT_STATE = 'MI';
const EMPTY_ADDRESS: AddressForm = {
  AddressLine1: '',
  AddressLine2: '',
  City: '',
  StateCode: DEFAULT_STATE,
  FullPostalCode: '',
  County: '',
  CountyFips: '',
};

export const EMPTY_GROUP: GroupForm = {
  GroupName: '',
  TaxId: '',
  SICCode: '',
  ReligiousFlag: false,
  PhoneNumber: '',
  GroupEmail: '',
  TotalEligibleEmployees: '',
  Address: { General: EMPTY_ADDRESS, Billing: EMPTY_ADDRESS },
  BillingSameAsGeneral: true,
  IsCAMADGroup: false,
  IsAgentBrokerGroup: false,
  TotalHealthcare: false,
  IsLargeToSmallRolloverGroup: false,
  AssociatedAgents: [],
};

/** A stored group as form values. */
export const toGroupForm = (group: GroupResponse): GroupForm => ({
  GroupName: group.GroupName,
  TaxId: group.TaxId ?? '',
  SICCode: group.SICCode ?? '',
  ReligiousFlag: group.ReligiousFlag,
  PhoneNumber: group.PhoneNumber ?? '',
  GroupEmail: group.GroupEmail ?? '',
  TotalEligibleEmployees: group.TotalEligibleEmployees === null ? '' : String(group.TotalEligibleEmployees),
  Address: { General: toAddressForm(group.Address.General), Billing: toAddressForm(group.Address.Billing) },
  BillingSameAsGeneral: !group.Address.Billing,
  IsCAMADGroup: group.IsCAMADGroup,
  IsAgentBrokerGroup: group.IsAgentBrokerGroup,
  TotalHealthcare: group.TotalHealthcare,
  IsLargeToSmallRolloverGroup: group.IsLargeToSmallRolloverGroup,
  AssociatedAgents: group.AssociatedAgents,
});

/** The form as sent over the wire: empty values become null. */
export const toGroupRequest = (form: GroupForm): GroupRequest => ({
  GroupName: form.GroupName.trim(),
  TaxId: form.TaxId || null,
  SICCode: form.SICCode.trim() || null,
  ReligiousFlag: form.ReligiousFlag,
  PhoneNumber: form.PhoneNumber || null,
  GroupEmail: form.GroupEmail.trim() || null,
  Address: {
    General: toAddress(form.Address.General),
    Billing: form.BillingSameAsGeneral ? null : toAddress(form.Address.Billing),
  },
  IsCAMADGroup: form.IsCAMADGroup,
  IsAgentBrokerGroup: form.IsAgentBrokerGroup,
  TotalHealthcare: form.TotalHealthcare,
  IsLargeToSmallRolloverGroup: form.IsLargeToSmallRolloverGroup,
  TotalEligibleEmployees: form.TotalEligibleEmployees === '' ? null : Number(form.TotalEligibleEmployees),
  AssociatedAgents: form.AssociatedAgents.map(({ Id }) => ({ Id })),
});

const toAddressForm = (address: Address | null | undefined): AddressForm =>
  address ? { ...EMPTY_ADDRESS, ...address, AddressLine2: address.AddressLine2 ?? '' } : EMPTY_ADDRESS;

const toAddress = (form: AddressForm): Address => ({
  ...form,
  AddressLine1: form.AddressLine1.trim(),
  AddressLine2: form.AddressLine2.trim() || null,
  City: form.City.trim(),
});
