import { blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { subgroupProblems, withAdminCopies } from '#shared/enrollment/application/subgroup-problems';
import { buildApplicationFacts, buildSubgroup } from '#support/shared/application-answers.ts';
import { EMAIL_INVALID } from '#shared/formats/email';
import { PHONE_TEN_DIGITS } from '#shared/formats/phone';
import { TAX_ID_NINE_DIGITS } from '#shared/formats/tax-id';

const agent = buildApplicationFacts({ audience: 'external' });
const staff = buildApplicationFacts({ audience: 'internal' });
const contact = { FirstName: 'Ada', LastName: 'Lovelace', Phone: '6165550100', Email: 'ada@example.com' };

describe('subgroupProblems', () => {
  it('finds nothing wrong with a complete one', () => {
    expect(subgroupProblems(buildSubgroup(1), 'SubGroups.0', agent)).toEqual([]);
  });

  it('names everything that is missing', () => {
    const fields = subgroupProblems(blankSubgroup(1), 'SubGroups.0', agent).map(({ Field }) => Field);
    expect(fields).toEqual(
      [
        'GroupName',
        'TaxId',
        'Address.AddressLine1',
        'Address.FullPostalCode',
        'Address.CountyFips',
        'Address.City',
        'Address.StateCode',
        'Admin.FirstName',
        'Admin.LastName',
        'Admin.Phone',
        'Admin.Email',
        'Billing.FirstName',
        'Billing.LastName',
        'Billing.Phone',
        'Billing.Email',
        'Ceo.FirstName',
        'Ceo.LastName',
        'Ceo.Phone',
        'Ceo.Email',
      ].map((field) => `SubGroups.0.${field}`),
    );
  });

  it('says whose field is missing', () => {
    const [problem] = subgroupProblems(buildSubgroup(1, { TaxId: '' }), 'SubGroups.0', agent);
    expect(problem?.Message).toBe('S002: Tax ID is required.');
    const [ofPrimary] = subgroupProblems(buildSubgroup(0, { TaxId: '' }), 'PrimaryGroup', agent);
    expect(ofPrimary?.Message).toBe('Tax ID is required.');
  });

  it.each(['Inactive', 'Termed'] as const)('asks nothing of one that is %s', (GroupStatus) => {
    expect(subgroupProblems({ ...blankSubgroup(1), GroupStatus }, 'SubGroups.0', agent)).toEqual([]);
  });

  it.each`
    what                         | admin                                   | ofAgent                           | ofStaff
    ${'all of it'}               | ${contact}                              | ${[]}                             | ${[]}
    ${'neither phone nor email'} | ${{ ...contact, Phone: '', Email: '' }} | ${['Admin.Phone', 'Admin.Email']} | ${[]}
    ${'nine digits'}             | ${{ ...contact, Phone: '616555010' }}   | ${['Admin.Phone']}                | ${['Admin.Phone']}
    ${'eleven digits'}           | ${{ ...contact, Phone: '26165550100' }} | ${['Admin.Phone']}                | ${['Admin.Phone']}
    ${'no real email'}           | ${{ ...contact, Email: 'ada@' }}        | ${['Admin.Email']}                | ${['Admin.Email']}
    ${'no last name'}            | ${{ ...contact, LastName: '' }}         | ${['Admin.LastName']}             | ${['Admin.LastName']}
    ${'a number for a name'}     | ${{ ...contact, FirstName: '7' }}       | ${['Admin.FirstName']}            | ${['Admin.FirstName']}
  `('a contact with $what', ({ admin, ofAgent, ofStaff }) => {
    const subgroup = buildSubgroup(0, { Admin: admin });
    const fields = (facts: typeof agent | typeof staff) =>
      subgroupProblems(subgroup, 'PrimaryGroup', facts).map(({ Field }) => Field.replace('PrimaryGroup.', ''));
    expect([fields(agent), fields(staff)]).toEqual([ofAgent, ofStaff]);
  });

  it.each([
    [{ TaxId: '12345678' }, TAX_ID_NINE_DIGITS],
    [{ TaxId: '381234567' }, undefined],
    [{ Admin: { ...contact, Phone: '1' } }, PHONE_TEN_DIGITS],
    [{ Admin: { ...contact, Email: 'x' } }, EMAIL_INVALID],
  ])('%j: %s', (given, message) => {
    expect(subgroupProblems(buildSubgroup(0, given), 'PrimaryGroup', agent)[0]?.Message).toBe(message);
  });
});

describe('withAdminCopies', () => {
  it.each`
    billing  | ceo
    ${true}  | ${true}
    ${true}  | ${false}
    ${false} | ${true}
    ${false} | ${false}
  `('billing $billing, CEO $ceo', ({ billing, ceo }) => {
    const given = buildSubgroup(1, { Admin: contact, UseAdminForBilling: billing, UseAdminForCEO: ceo });
    const copied = withAdminCopies(given);
    expect(copied.Billing).toEqual(billing ? contact : given.Billing);
    expect(copied.Ceo).toEqual(ceo ? contact : given.Ceo);
  });
});
