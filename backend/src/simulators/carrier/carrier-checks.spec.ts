import { applicationRefusal, groupRefusal, memberRefusal, pcpChangeRefusal } from './carrier-checks.ts';
import { failureNamed } from './named-failures.ts';

const address = { AddressLine1: '1 Main St', City: 'Holland', StateCode: 'MI', PostalCode: '49423' };
const group = {
  Reference: 'Q7',
  GroupName: 'Acme',
  TaxId: '381234567',
  EffectiveDate: '2027-01-01',
  Address: address,
  Plans: [{ PlanId: '12345MI0010001', Coverage: 'medical' }],
};
const member = {
  Reference: 'M1',
  SubscriberReference: 'M1',
  Relationship: 'Self',
  FirstName: 'Ada',
  LastName: 'Carpenter',
  DateOfBirth: '1985-01-02',
  Gender: 'F',
  SSN: '219099991',
  Address: address,
  Coverages: [{ PlanId: '12345MI0010001', Coverage: 'medical' }],
};

const child = { ...member, Reference: 'M2', Relationship: 'Child' };
const application = {
  Reference: 'Q7',
  Kind: 'OEP',
  EffectiveDate: '2027-01-01',
  Plans: group.Plans,
  Members: [member, child],
};

const pcpChange = {
  Reference: 'P7',
  ContractId: 'C1000',
  FacetsId: 'F1000',
  EnterpriseId: 'E1',
  LastName: 'Byron',
  ProviderId: '9000000001',
  EffectiveDate: '2027-01-01',
};

describe('what the sandbox of the carrier refuses', () => {
  it.each([
    [{}, undefined],
    [{ EnterpriseId: '' }, 'FIELD_MISSING'],
    [{ Reference: '7' }, 'REFERENCE_INVALID'],
    [{ ProviderId: '900000001' }, 'PROVIDER_INVALID'],
    [{ EffectiveDate: '12/01/2026' }, 'DATE_INVALID'],
  ])('of a change of a provider with %j', (change, code) => {
    expect(pcpChangeRefusal({ ...pcpChange, ...change })?.Code).toBe(code);
  });

  it('is nothing that is right', () => {
    expect([groupRefusal(group), memberRefusal(member), memberRefusal({ ...member, SSN: null })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    [{ GroupName: ' ' }, 'FIELD_MISSING'],
    [{ Reference: '7' }, 'REFERENCE_INVALID'],
    [{ TaxId: '12' }, 'TAX_ID_INVALID'],
    [{ EffectiveDate: '01/01/2027' }, 'DATE_INVALID'],
    [{ Address: null }, 'ADDRESS_INCOMPLETE'],
    [{ Address: { ...address, PostalCode: '4942' } }, 'ZIP_INVALID'],
    [{ Plans: [] }, 'NO_PLAN'],
    [{ Plans: [{ PlanId: '' }] }, 'NO_PLAN'],
  ])('of a group with %j', (change, code) => {
    expect(groupRefusal({ ...group, ...change })?.Code).toBe(code);
  });

  it.each([
    [{ LastName: '' }, 'FIELD_MISSING'],
    [{ Gender: null }, 'FIELD_MISSING'],
    [{ DateOfBirth: '2027-02-30' }, 'DATE_INVALID'],
    [{ Gender: 'X' }, 'GENDER_INVALID'],
    [{ Relationship: 'Cousin' }, 'RELATIONSHIP_INVALID'],
    [{ SSN: '000123456' }, 'SSN_INVALID'],
    [{ SSN: '666123456' }, 'SSN_INVALID'],
    [{ SSN: '900123456' }, 'SSN_INVALID'],
    [{ SSN: '123006789' }, 'SSN_INVALID'],
    [{ SSN: '123450000' }, 'SSN_INVALID'],
    [{ SSN: '' }, 'SSN_INVALID'],
    [{ Address: { ...address, City: '' } }, 'ADDRESS_INCOMPLETE'],
    [{ Coverages: [] }, 'NO_COVER'],
    [{ Coverages: [{ PlanId: '12345MI0010001', Coverage: 'life' }] }, 'NO_COVER'],
  ])('of a member with %j', (change, code) => {
    expect(memberRefusal({ ...member, ...change })?.Code).toBe(code);
  });

  it('is no applicant who enrolls others alone', () => {
    expect([
      applicationRefusal(application),
      applicationRefusal({ ...application, Members: [{ ...member, Coverages: [] }, child] }),
    ]).toEqual([null, null]);
  });

  it.each([
    [{ Kind: '' }, 'FIELD_MISSING'],
    [{ Reference: '7' }, 'REFERENCE_INVALID'],
    [{ EffectiveDate: '01/01/2027' }, 'DATE_INVALID'],
    [{ Plans: [] }, 'NO_PLAN'],
    [{ Members: [] }, 'NO_APPLICANT'],
    [{ Members: [child, member] }, 'NO_APPLICANT'],
    [{ Members: [{ ...member, SSN: '000123456' }] }, 'SSN_INVALID'],
    [{ Members: [member, { ...child, Coverages: [] }] }, 'NO_COVER'],
    [{ Members: [{ ...member, Coverages: [] }] }, 'NO_COVER'],
  ])('of an application with %j', (change, code) => {
    expect(applicationRefusal({ ...application, ...change })?.Code).toBe(code);
  });

  it.each([
    ['Carrierdown', 'down'],
    ['CARRIERDOWN Works', 'down'],
    ['Rejected', 'rejected'],
    ['Duplicate Bakery, LLC', 'duplicate'],
    ['Timeout', 'timeout'],
    ['Timeouts', null],
    ['Carpenter', null],
  ])('by the name %s: %s', (name, failure) => {
    expect(failureNamed(name)).toBe(failure);
  });
});
