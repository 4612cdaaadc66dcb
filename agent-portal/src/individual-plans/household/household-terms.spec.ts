import { SUBSIDY_ESTIMATE, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { blankOf } from '#shared/records/rows';
import { buildIndividualQuote, buildPerson } from '#support/shared/households.ts';
import { householdTerms } from './household-terms.ts';

const QUOTE = buildIndividualQuote();
const child = buildPerson({ Id: 2, RelationshipToSubscriber: 'Child', DentalStatus: 'Enroll' });

describe('the lists of a household', () => {
  it('are those in which someone enrolls, and medical always', () => {
    expect(householdTerms([buildPerson()], QUOTE).coverages).toEqual(['medical']);
    expect(householdTerms([buildPerson(), child], QUOTE).coverages).toEqual(['medical', 'dental']);
    expect(householdTerms([buildPerson({ MedicalStatus: 'Waive' })], QUOTE).coverages).toEqual(['medical']);
  });

  it('show the deductible of a family where more than one person enrolls', () => {
    const { costs } = householdTerms([buildPerson(), child], QUOTE);
    expect([costs.medical, costs.dental]).toEqual(['family', 'individual']);
  });

  it('can be filtered by what only individuals are offered, and not by what they are not', () => {
    const { values } = householdTerms([buildPerson()], QUOTE);
    expect(values.metal).toContain('Catastrophic');
    expect(values.network).toContain('EPO');
    expect(values.type).toContain('Holistic');
    expect(values.type).not.toContain('Extras');
    expect(values.category).not.toContain('Small group');
  });

  it('calculate a year for those who enroll, or the months of short-term coverage', () => {
    expect(householdTerms([buildPerson(), child], QUOTE).year).toEqual({
      months: 12,
      isShortTerm: false,
      basis: 'family',
    });
    expect(householdTerms([buildPerson()], { ...QUOTE, Individual: { CoverageLength: 3 } }).year).toMatchObject({
      months: 3,
      isShortTerm: true,
    });
  });

  it.each([
    [null, null],
    [{ AptcElectedAmount: 600 }, 'an estimated tax credit of $600.00'],
    [{ AptcElectedAmount: 600, AptcAmount: 612.4 }, '$600.00 of the $612.40 tax credit granted by the marketplace'],
  ])('are under the credit %j', (given, words) => {
    expect(householdTerms([], { ...QUOTE, Ffm: given as typeof QUOTE.Ffm }).credit).toBe(words);
  });

  it.each([
    ['all of it', { AptcElectedAmount: 600, IsMaximum: true }, 'an estimated tax credit of $450.00'],
    ['more than there is', { AptcElectedAmount: 600, IsMaximum: false }, 'an estimated tax credit of $450.00'],
    ['less', { AptcElectedAmount: 200, IsMaximum: false }, 'an estimated tax credit of $200.00'],
  ])('name what is applied where the income has changed and %s was elected', (_, given, words) => {
    const estimate = { ...(blankOf(SUBSIDY_ESTIMATE) as SubsidyResponse), MaxAptc: 450, MedicaidLikely: 'Check.' };
    const terms = householdTerms([], { ...QUOTE, Ffm: given as typeof QUOTE.Ffm }, { estimate });
    expect([terms.credit, terms.creditNotes]).toEqual([words, ['Check.']]);
  });
});
