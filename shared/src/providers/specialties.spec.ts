import { isoDate } from '#shared/dates/iso-date';
import { agesOn, agesServed, givesPrimaryCare, servesAges } from './specialties.ts';

it.each`
  specialties                            | isPcp    | youngest | oldest
  ${['Family Medicine']}                 | ${true}  | ${0}     | ${150}
  ${['family practice ']}                | ${true}  | ${0}     | ${150}
  ${['Internal Medicine']}               | ${true}  | ${18}    | ${150}
  ${['Pediatrics']}                      | ${true}  | ${0}     | ${18}
  ${['Adolescent Medicine']}             | ${true}  | ${11}    | ${21}
  ${['Geriatric Medicine']}              | ${true}  | ${65}    | ${150}
  ${['Internal Medicine', 'Pediatrics']} | ${true}  | ${0}     | ${150}
  ${['Internal Medicine', 'Cardiology']} | ${false} | ${0}     | ${150}
  ${['Dermatology']}                     | ${false} | ${0}     | ${150}
  ${['Pediatric Cardiology']}            | ${false} | ${0}     | ${150}
  ${[]}                                  | ${false} | ${0}     | ${150}
`('$specialties', ({ specialties, isPcp, youngest, oldest }) => {
  expect(givesPrimaryCare(specialties)).toBe(isPcp);
  expect(agesServed(specialties)).toEqual({ youngest, oldest });
});

describe('ages on a day', () => {
  const day = isoDate('2027-01-01');
  it.each`
    births                          | ages
    ${[]}                           | ${null}
    ${['1985-07-08']}               | ${{ youngest: 41, oldest: 41 }}
    ${['2008-01-01', '2008-01-02']} | ${{ youngest: 18, oldest: 19 }}
    ${['2027-02-01']}               | ${{ youngest: 0, oldest: 0 }}
  `('$births', ({ births, ages }: { births: string[]; ages: object | null }) => {
    expect(agesOn(births.map(isoDate), day)).toEqual(ages);
  });

  it.each`
    youngest | oldest | served
    ${0}     | ${18}  | ${true}
    ${18}    | ${18}  | ${true}
    ${0}     | ${19}  | ${false}
    ${19}    | ${19}  | ${false}
  `('a pediatrician for people of $youngest to $oldest: $served', ({ youngest, oldest, served }) => {
    expect(servesAges(agesServed(['Pediatrics']), { youngest, oldest })).toBe(served);
  });

  it('anybody is fine where nobody is named', () => {
    expect(servesAges(agesServed(['Pediatrics']), null)).toBe(true);
  });
});
