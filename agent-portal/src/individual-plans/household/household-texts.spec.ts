import { buildHousehold, buildPerson, buildIndividualQuote } from '#support/shared/households.ts';
import { householdPriceFacts, householdTitle } from './household-texts.ts';

describe('the heading of a household', () => {
  it('names the applicant, or the quote while the applicant has no name', () => {
    expect(householdTitle(buildHousehold())).toBe('Plans for Ada Byron');
    const unnamed = buildHousehold({ Members: [buildPerson({ FirstName: '', LastName: '' })] });
    expect(householdTitle(unnamed)).toBe('Individual quote 7');
  });

  it('says what the prices are based on', () => {
    const facts = householdPriceFacts(buildHousehold({ Members: [buildPerson(), buildPerson({ Id: 2, Age: 9 })] }));
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Enrollment type: Open enrollment',
      'Effective date: 1/1/2027',
      'County: Kent',
      'Ages: 40, 9',
    ]);
  });

  it('says how long short-term coverage lasts', () => {
    const quote = buildIndividualQuote();
    const Individual = { ...quote.Individual, Kind: 'Short term' as const, CoverageLength: 2 };
    const [kind] = householdPriceFacts(buildHousehold({ Quote: { ...quote, Individual } }));
    expect(kind?.value).toBe('Short-term coverage, 2 months, through 2/28/2027');
  });
});
