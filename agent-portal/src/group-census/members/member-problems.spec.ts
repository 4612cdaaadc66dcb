import { CHILD_OVER_AGE_AT_EFFECTIVE_DATE } from '#shared/census/age-rules';
import type { CensusFacts } from '#shared/census/census-member';
import { DUPLICATE_MEMBER, DUPLICATE_SSN } from '#shared/census/census-problems';
import { DEPENDENT_MEDICAL_WAIVED, NO_SUBSCRIBER, ONE_SPOUSE } from '#shared/census/household-rules';
import { isoDate } from '#shared/dates/iso-date';
import { buildMember, twoHouseholds } from '#support/shared/census-members.ts';
import { toForm, toRequest } from './member-form.ts';
import { draftFindings, problemLine, refusedRows, storedProblems, withoutRepeats } from './member-problems.ts';

const facts: CensusFacts = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-20'),
  maxEmployeeAge: 99,
  minimumAdultAge: 16,
};
const requestOf = (member: ReturnType<typeof buildMember>) =>
  toRequest(toForm(member), { kind: 'stored', id: member.Id, version: member.Version });
const newPerson = (changes: Parameters<typeof buildMember>[0]) => requestOf(buildMember({ ...changes, Id: 0 }));

describe('storedProblems', () => {
  it('finds nothing wrong with a right census', () => {
    expect(storedProblems(twoHouseholds(), facts)).toEqual([]);
  });

  it('names the row, so that a line can lead to it', () => {
    const members = [...twoHouseholds(), buildMember({ Id: 5, RelationshipToSubscriber: 'Child', FirstName: 'Max' })];
    const [problem] = storedProblems(members, facts);
    expect(problem).toMatchObject({ memberId: 5, field: 'DateOfBirth' });
    expect(problem && problemLine(problem)).toBe(`#1 Max Byron, date of birth: ${CHILD_OVER_AGE_AT_EFFECTIVE_DATE}`);
  });
});

describe('draftFindings', () => {
  it('lets a right member pass, new or edited', () => {
    const members = twoHouseholds();
    expect(draftFindings(requestOf(members[1]!), members, facts)).toEqual({ fields: {}, others: [] });
    expect(draftFindings(newPerson({ EmployeeNumber: 3, FirstName: 'Fay' }), members, facts).fields).toEqual({});
  });

  it.each`
    person                                                                         | field                         | message
    ${{ EmployeeNumber: 1, RelationshipToSubscriber: 'Spouse', FirstName: 'Pat' }} | ${'RelationshipToSubscriber'} | ${ONE_SPOUSE}
    ${{ EmployeeNumber: 8, RelationshipToSubscriber: 'Spouse', FirstName: 'Pat' }} | ${'EmployeeNumber'}           | ${NO_SUBSCRIBER}
    ${{ EmployeeNumber: 3, RelationshipToSubscriber: 'Self', FirstName: ' ada' }}  | ${'FirstName'}                | ${DUPLICATE_MEMBER}
    ${{ EmployeeNumber: 1, RelationshipToSubscriber: 'Child', FirstName: 'Dot' }}  | ${'DateOfBirth'}              | ${CHILD_OVER_AGE_AT_EFFECTIVE_DATE}
  `('puts "$message" at $field of the new person', ({ person, field, message }) => {
    expect(draftFindings(newPerson(person), twoHouseholds(), facts).fields).toEqual({ [field]: [message] });
  });

  it('says whom an employee would leave without medical', () => {
    const members = twoHouseholds();
    const ada = { ...members[3]!, MedicalStatus: 'Waive' } as const;
    expect(draftFindings(requestOf(ada), members, facts)).toEqual({
      fields: {},
      others: [`#1 Will Byron, medical: ${DEPENDENT_MEDICAL_WAIVED}`],
    });
  });

  it('lets an employee waive dental: the dependents are set to waive along', () => {
    const members = twoHouseholds();
    const ada = { ...members[3]!, DentalStatus: 'Waive' } as const;
    expect(draftFindings(requestOf(ada), members, facts)).toEqual({ fields: {}, others: [] });
  });

  it('does not let an old problem of someone else stand in the way', () => {
    const members = [...twoHouseholds(), buildMember({ Id: 5, RelationshipToSubscriber: 'Child', FirstName: 'Max' })];
    expect(draftFindings(requestOf(members[0]!), members, facts)).toEqual({ fields: {}, others: [] });
  });
});

describe('refusedRows', () => {
  it('finds the rows that the server counts from 0 in census order', () => {
    const fields = { '1.SSN': [DUPLICATE_SSN], ConfirmFewerThanTwo: ['Read this.'], '9.SSN': ['Nobody.'] };
    expect(refusedRows(fields, twoHouseholds()).map(problemLine)).toEqual([`#1 Will Byron, SSN: ${DUPLICATE_SSN}`]);
  });
});

describe('withoutRepeats', () => {
  it('says once what screen and server both found', () => {
    const found = refusedRows({ '0.SSN': [DUPLICATE_SSN] }, twoHouseholds());
    expect(withoutRepeats(found, found)).toEqual(found);
  });
});
