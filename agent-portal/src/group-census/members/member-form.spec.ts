import { isoDate } from '#shared/dates/iso-date';
import { NEW_SSN, SSN_DOTS } from '#shared/formats/ssn';
import { buildMember } from '#support/shared/census-members.ts';
import { memberDifferences, newForm, toForm, toRequest } from './member-form.ts';

const stored = { kind: 'stored', id: 1, version: 5 } as const;

describe('the request made of a form', () => {
  it('of an unchanged member asks for what is stored, naming the version that was read', () => {
    const member = buildMember({ MiddleInitial: 'B', Gender: 'F', HomeNumber: '3135550100', Tobacco: true });
    const { QuoteId, Age, AssignedPlan, HomeAddress, EnterpriseId, ApplicantId, ...rest } = member;
    expect(toRequest(toForm(member), stored)).toEqual({ ...rest, Id: 1, Version: 5, SSN: null });
    expect([QuoteId, Age, AssignedPlan, HomeAddress.City, EnterpriseId, ApplicantId]).toEqual([
      7,
      45,
      null,
      '',
      null,
      null,
    ]);
  });

  it.each([
    ['***-**-6789', undefined],
    ['••••••••••', undefined],
    ['', null],
    ['123456789', '123456789'],
    ['123-45-6789', '123456789'],
  ])('an SSN field with "%s" sends %j', (held, sent) => {
    expect(toRequest({ ...toForm(buildMember()), SSN: held }, stored).SSN).toBe(sent);
  });

  it('cleans up what was typed', () => {
    const form = { ...toForm(buildMember()), FirstName: ' Ada ', MiddleInitial: 'k.', EmailAddress: ' ' };
    expect(toRequest(form, stored)).toMatchObject({ FirstName: 'Ada', MiddleInitial: 'K', EmailAddress: null });
  });

  it('forgets the last tobacco use of someone who does not use it', () => {
    const form = { ...toForm(buildMember()), LastTobaccoUse: '2026-01-01' };
    expect(toRequest(form, stored).LastTobaccoUse).toBeNull();
    expect(toRequest({ ...form, Tobacco: true }, stored).LastTobaccoUse).toBe('2026-01-01');
  });

  it('adds with Id 0 and without a version', () => {
    const target = { kind: 'new', relationship: 'Self', employeeNumber: 3 } as const;
    const request = toRequest(newForm('Self', 3, undefined), target);
    expect(request).toMatchObject({ Id: 0, EmployeeNumber: 3, RelationshipToSubscriber: 'Self' });
    expect(request).not.toHaveProperty('Version');
  });
});

describe('newForm', () => {
  it('gives a dependent the last name and the choices of the employee', () => {
    const employee = buildMember({ MedicalStatus: 'Waive', DentalStatus: 'Waive', HomePostalCode: '48002' });
    expect(newForm('Child', 1, employee)).toMatchObject({
      LastName: 'Byron',
      FirstName: '',
      MedicalStatus: 'Waive',
      DentalStatus: 'Waive',
      HomePostalCode: '48002',
    });
  });
});

describe('memberDifferences', () => {
  it('shows only what differs, in words', () => {
    const mine = { ...toForm(buildMember()), DateOfBirth: '1981-06-02', Tobacco: true, SSN: '123456789' };
    expect(memberDifferences(mine, toForm(buildMember({ DateOfBirth: isoDate('1981-06-03') })))).toEqual([
      { label: 'Date of birth', mine: '6/2/1981', theirs: '6/3/1981' },
      { label: 'SSN', mine: NEW_SSN, theirs: '' },
      { label: 'Tobacco', mine: 'Yes', theirs: 'No' },
    ]);
  });

  it.each([
    ['a number typed over a stored one', '123456789', '***-**-6789', [NEW_SSN, SSN_DOTS]],
    ['a stored number that was taken out', '', '***-**-6789', ['', SSN_DOTS]],
    ['another number stored meanwhile, which stays', '***-**-6789', '***-**-4321', null],
  ])('says of %s no digits', (_what, mine, theirs, shown) => {
    const expected = shown ? [{ label: 'SSN', mine: shown[0], theirs: shown[1] }] : [];
    expect(memberDifferences({ ...toForm(buildMember()), SSN: mine }, toForm(buildMember({ SSN: theirs })))).toEqual(
      expected,
    );
  });
});
