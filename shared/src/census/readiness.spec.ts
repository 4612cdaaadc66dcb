import { FEWER_THAN_TWO_EMPLOYEES, tooManyEmployees } from '#shared/census/census-approval';
import { ageBands, censusReadiness, type ReadinessFacts, type ReadinessPerson } from '#shared/census/readiness';
import { isoDate } from '#shared/dates/iso-date';

const FACTS: ReadinessFacts = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-23'),
  maxEmployeeAge: 99,
  minimumAdultAge: 18,
  statedEmployees: null,
  mostEmployees: 50,
};

const person = (Id: number, given: Partial<Omit<ReadinessPerson, 'DateOfBirth'>> & { born?: string } = {}) => {
  const { born = '1985-06-01', ...others } = given;
  return {
    Id,
    EmployeeNumber: Id,
    RelationshipToSubscriber: 'Self',
    FirstName: `Ada ${Id}`,
    LastName: 'Byron',
    MedicalStatus: 'Enroll',
    DentalStatus: 'Enroll',
    Gender: 'F',
    SSN: '***-**-9999',
    ...others,
    DateOfBirth: isoDate(born),
  } satisfies ReadinessPerson as ReadinessPerson;
};
const child = (Id: number, born: string, given: Partial<ReadinessPerson> = {}) =>
  person(Id, { RelationshipToSubscriber: 'Child', EmployeeNumber: 1, born, ...given });
const notes = (members: ReadinessPerson[], facts: Partial<ReadinessFacts> = {}) =>
  censusReadiness(members, { ...FACTS, ...facts }).map(({ text, memberIds }) => [text, memberIds]);

describe('what to look at before a census is approved', () => {
  it('is nothing where two employees enroll and everything is there', () => {
    expect(notes([person(1), person(2), child(3, '2015-01-01')])).toEqual([]);
  });

  it.each`
    what                                      | given                                                                                                    | expected
    ${'one employee'}                         | ${[person(1)]}                                                                                           | ${[[FEWER_THAN_TWO_EMPLOYEES, []]]}
    ${'no gender'}                            | ${[person(1), person(2, { Gender: null })]}                                                              | ${[['1 member without a gender. The carrier needs it for enrollment.', [2]]]}
    ${'no SSN'}                               | ${[person(1, { SSN: null }), person(2, { SSN: '' })]}                                                    | ${[['2 members without an SSN. The carrier needs it for enrollment.', [1, 2]]]}
    ${'no SSN of someone who waives'}         | ${[person(1), person(2), person(3, { SSN: null, MedicalStatus: 'Waive' })]}                              | ${[]}
    ${'an employee of 74'}                    | ${[person(1), person(2, { born: '1952-01-02' })]}                                                        | ${[]}
    ${'an employee of 75'}                    | ${[person(1), person(2, { born: '1952-01-01' })]}                                                        | ${[['1 member with an unusual date of birth.', [2]]]}
    ${'a child 14 years younger'}             | ${[person(1, { born: '1985-01-01' }), person(2), child(3, '1999-01-01')]}                                | ${[]}
    ${'a child 13 years younger'}             | ${[person(1, { born: '1985-01-01' }), person(2), child(3, '1998-01-01')]}                                | ${[['1 member with an unusual date of birth.', [3]]]}
    ${'the same person in another household'} | ${[person(1), person(2, { FirstName: ' ada 1' })]}                                                       | ${[['1 member with the same name and date of birth as someone else.', [2]]]}
    ${'three children'}                       | ${[person(1), person(2), ...[3, 4, 5].map((id) => child(id, `2015-01-0${id}`))]}                         | ${[]}
    ${'four children'}                        | ${[person(1), person(2), ...[6, 5, 4, 3].map((id) => child(id, `2015-01-0${id}`))]}                      | ${[['1 household with more than 3 children under 21: the 3 oldest are charged.', [6]]]}
    ${'four children, one of 21'}             | ${[person(1), person(2), child(3, '2006-01-01'), ...[4, 5, 6].map((id) => child(id, `2015-01-0${id}`))]} | ${[]}
  `('$what', ({ given, expected }) => {
    expect(notes(given)).toEqual(expected);
  });

  it('is 51 employees, on the census or as the group states', () => {
    const employees = Array.from({ length: 51 }, (_, at) => person(at + 1));
    expect(notes(employees)).toEqual([[tooManyEmployees(51, 50), []]]);
    expect(notes(employees.slice(1))).toEqual([]);
    expect(notes(employees.slice(1), { statedEmployees: 60 })).toEqual([[tooManyEmployees(60, 50), []]]);
  });
});

describe('the ages on a census', () => {
  it('are counted in tens on the quote’s day, without the empty bands at the ends', () => {
    expect(
      ageBands([person(1, { born: '1987-01-01' }), person(2, { born: '1940-01-01' }), child(3, '1997-01-02')], FACTS),
    ).toEqual([
      { label: '20–29', employees: 0, dependents: 1 },
      { label: '30–39', employees: 0, dependents: 0 },
      { label: '40–49', employees: 1, dependents: 0 },
      { label: '50–59', employees: 0, dependents: 0 },
      { label: '60–69', employees: 0, dependents: 0 },
      { label: '70–79', employees: 0, dependents: 0 },
      { label: '80+', employees: 1, dependents: 0 },
    ]);
    expect(ageBands([], FACTS)).toEqual([]);
  });
});
