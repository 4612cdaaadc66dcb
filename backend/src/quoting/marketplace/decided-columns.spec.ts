import { isoDate } from '#shared/dates/iso-date';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import type { Applicant } from '#shared/marketplace/marketplace.record';
import { toMember } from './decided-columns.ts';

describe('the tobacco of an applicant', () => {
  it.each`
    born            | said     | planType       | quoted
    ${'2006-01-01'} | ${true}  | ${'Permanent'} | ${true}
    ${'2006-01-02'} | ${true}  | ${'Permanent'} | ${false}
    ${'1980-01-01'} | ${false} | ${'Permanent'} | ${false}
    ${'1980-01-01'} | ${true}  | ${'ShortTerm'} | ${false}
  `('born on $born, said $said, $planType coverage on 1/1/2027: $quoted', ({ born, said, planType, quoted }) => {
    const facts = {
      planType: planType as HouseholdFacts['planType'],
      effectiveDate: isoDate('2027-01-01'),
      today: isoDate('2026-11-20'),
      audience: 'external',
    } as const;
    const applicant = {
      FirstName: 'Clara',
      LastName: 'Quist',
      Gender: 'F',
      Relationship: 'self',
      DateOfBirth: isoDate(born as string),
      TobaccoUse: said as boolean,
      IsEligible: true,
    } as Applicant;
    expect(toMember(applicant, facts)).toMatchObject({ tobacco: quoted, lastTobaccoUse: null });
  });
});
