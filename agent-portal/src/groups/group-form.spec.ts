import type { GroupResponse } from '#shared/groups/group.record';
import { EMPTY_GROUP, toGroupForm, toGroupRequest, type GroupForm } from './group-form.ts';

const address = {
  ...EMPTY_GROUP.Address.General,
  AddressLine1: ' 1 Main St ',
  City: 'Allenton',
  FullPostalCode: '48002',
};
const filled: GroupForm = {
  ...EMPTY_GROUP,
  GroupName: ' Acme Bakery ',
  TotalEligibleEmployees: '12',
  Address: { General: address, Billing: address },
};

describe('toGroupRequest', () => {
  it('sends what was left empty as null and trims what was typed', () => {
    expect(toGroupRequest(filled)).toMatchObject({
      GroupName: 'Acme Bakery',
      TaxId: null,
      PhoneNumber: null,
      TotalEligibleEmployees: 12,
      Address: { General: { AddressLine1: '1 Main St', AddressLine2: null } },
    });
  });

  it('sends no billing address while it is the same', () => {
    expect(toGroupRequest(filled).Address.Billing).toBeNull();
    expect(toGroupRequest({ ...filled, BillingSameAsGeneral: false }).Address.Billing).toMatchObject({
      City: 'Allenton',
    });
  });
});

describe('toGroupForm', () => {
  it('shows a stored group and sends it back unchanged', () => {
    const request = toGroupRequest({ ...filled, BillingSameAsGeneral: false, TaxId: '381234567' });
    const stored: GroupResponse = {
      ...(request as Required<typeof request>),
      Id: 7,
      Version: 1,
      GroupEnterpriseId: null,
      RenewalDate: null,
      RenewalMonth: null,
      RateArea: 15,
      IsRolloverToLargeGroup: false,
      IsRenewOLFO: false,
      AssociatedAgents: [],
      TotalNumberMembers: 0,
      TotalNumberEmployees: 0,
      LastEffectiveDate: null,
      SubGroupNames: [],
    };
    expect(toGroupRequest(toGroupForm(stored))).toEqual(request);
  });
});
