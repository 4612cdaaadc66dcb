import { isoDate } from '#shared/dates/iso-date';
import type { IndividualMemberResponse } from '#shared/individuals/individual-quote.record';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { householdOfQuote } from './household-of-quote.ts';

describe('the calculator beside the plans of a quote', () => {
  it('begins with its people, place, year and income', () => {
    const Household = { Size: 4, AnnualIncome: 72_000 };
    expect(householdOfQuote(buildEnrollment([buildPerson()], { Household }))).toEqual({
      EffectiveDate: '2027-01-01',
      CoverageYear: 2027,
      PostalCode: '49503',
      CountyFips: '26081',
      AnnualIncome: 72_000,
      HouseholdSize: 4,
      People: [{ Relationship: 'Self', DateOfBirth: '1986-06-15', Coverage: 'seeks' }],
    });
  });

  it('counts the people while nobody has said who is on the tax return', () => {
    const { AnnualIncome, HouseholdSize } = householdOfQuote(buildEnrollment([buildPerson(), buildPerson({ Id: 2 })]));
    expect([AnnualIncome, HouseholdSize]).toEqual([null, 2]);
  });

  it.each<[string, Partial<IndividualMemberResponse>, string]>([
    ['waives', { MedicalStatus: 'Waive', OtherCoverage: 'Medicare' }, 'none'],
    ['can have Medicare', { OtherCoverage: 'Medicare' }, 'medicare'],
    ['has an offer from an employer', { OtherCoverage: 'Employer' }, 'employer'],
    ['can have MIChild', { OtherCoverage: 'Medicaid' }, 'chip'],
    ['lives elsewhere', { LivesElsewhere: true }, 'elsewhere'],
    ['was denied Medicaid', { MedicaidDeniedOn: isoDate('2026-01-05'), IsPregnant: true }, 'denied'],
    ['is pregnant', { IsPregnant: true }, 'pregnant'],
  ])('knows of a person who %s', (_what, given, expected) => {
    expect(householdOfQuote(buildEnrollment([buildPerson(given)])).People[0]!.Coverage).toBe(expected);
  });
});
