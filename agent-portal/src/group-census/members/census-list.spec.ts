import { isoDate } from '#shared/dates/iso-date';
import { buildMember, twoHouseholds } from '#support/shared/census-members.ts';
import { countCensus, leavingWith, nextEmployeeNumber, rowsMatching, toRows, withSaved } from './census-list.ts';

describe('the rows of the census', () => {
  it('stand in census order, every second household shaded, the employee with the number of dependents', () => {
    expect(
      toRows(twoHouseholds(), isoDate('2027-01-01')).map((row) => [row.name, row.isShaded, row.dependents]),
    ).toEqual([
      ['Ada Byron', false, 2],
      ['Will Byron', false, 0],
      ['Cleo Byron', false, 0],
      ['Bea Gray', true, 0],
    ]);
  });

  it('say of an old use of tobacco that it does not raise the rate', () => {
    const used = (LastTobaccoUse: string) => ({
      ...buildMember(),
      Tobacco: true,
      LastTobaccoUse: isoDate(LastTobaccoUse),
    });
    const rows = toRows([used('2026-06-30'), used('2026-07-01')], isoDate('2027-01-01'));
    expect(rows.map(({ tobacco }) => tobacco)).toEqual(['Yes, before 7/1/2026: no tobacco rate', 'Yes']);
  });

  it.each([
    ['', ['Ada', 'Will', 'Cleo', 'Bea']],
    ['byron', ['Ada', 'Will', 'Cleo']],
    [' BYRON  cl', ['Cleo']],
    ['employee', ['Ada', 'Bea']],
    ['#2', ['Bea']],
    ['#22', []],
    ['2/3/2015', ['Cleo']],
    ['02/03/2015', ['Cleo']],
    ['byron gray', []],
  ])('the filter "%s" leaves %j', (filter, names) => {
    expect(
      rowsMatching(toRows(twoHouseholds(), isoDate('2027-01-01')), filter).map(({ member }) => member.FirstName),
    ).toEqual(names);
  });
});

describe('countCensus', () => {
  it('counts employees, members, and who enrolls in medical or waives it', () => {
    expect(countCensus(twoHouseholds())).toMatchObject({ employees: 2, members: 4, enrolling: 3, waiving: 1 });
  });

  it('counts enrolling employees by whom they bring, without dependents who waive', () => {
    const waivingEmployee = buildMember({ Id: 8, EmployeeNumber: 8, MedicalStatus: 'Waive' });
    expect(countCensus([...twoHouseholds(), waivingEmployee]).tiers).toEqual([
      { tier: 'Employee only', employees: 1 },
      { tier: 'Employee and spouse', employees: 1 },
      { tier: 'Employee and child(ren)', employees: 0 },
      { tier: 'Family', employees: 0 },
    ]);
  });
});

describe('nextEmployeeNumber', () => {
  it('is 1 for an empty census and one above the highest otherwise, also after a gap', () => {
    expect(nextEmployeeNumber([])).toBe(1);
    expect(nextEmployeeNumber([buildMember({ EmployeeNumber: 9 }), buildMember({ EmployeeNumber: 2 })])).toBe(10);
  });
});

describe('leavingWith', () => {
  it('takes the whole household with an employee, the employee first', () => {
    const members = twoHouseholds();
    expect(leavingWith(members, members[3]!).map(({ FirstName }) => FirstName)).toEqual(['Ada', 'Will', 'Cleo']);
  });

  it('takes a dependent alone', () => {
    const members = twoHouseholds();
    expect(leavingWith(members, members[1]!).map(({ FirstName }) => FirstName)).toEqual(['Cleo']);
  });
});

describe('withSaved', () => {
  it('replaces the saved member and the dependents who changed along, and keeps the order', () => {
    const [bea, cleo, will, ada] = twoHouseholds();
    const saved = { ...ada!, DentalStatus: 'Waive', Version: 2, AlsoChanged: [{ ...will!, Version: 2 }] } as const;
    const after = withSaved([bea!, cleo!, will!, ada!], { ...saved, AlsoChanged: [...saved.AlsoChanged] });
    expect(after.map(({ FirstName, Version }) => [FirstName, Version])).toEqual([
      ['Ada', 2],
      ['Will', 2],
      ['Cleo', 1],
      ['Bea', 1],
    ]);
    expect(after[0]).not.toHaveProperty('AlsoChanged');
  });

  it('adds a new member at the end of the household', () => {
    const baby = buildMember({ Id: 9, RelationshipToSubscriber: 'Child', FirstName: 'Dot' });
    const after = withSaved(twoHouseholds(), { ...baby, AlsoChanged: [] });
    expect(after.map(({ FirstName }) => FirstName)).toEqual(['Ada', 'Will', 'Cleo', 'Dot', 'Bea']);
  });
});
