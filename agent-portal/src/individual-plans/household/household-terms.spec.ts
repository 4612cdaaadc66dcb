import { buildPerson } from '../../components/quote/testing/build-household.ts';
import { householdTerms } from './household-terms.ts';

const child = buildPerson({ Id: 2, RelationshipToSubscriber: 'Child', DentalStatus: 'Enroll' });

describe('the lists of a household', () => {
  it('are those in which someone enrolls, and medical always', () => {
    expect(householdTerms([buildPerson()]).coverages).toEqual(['medical']);
    expect(householdTerms([buildPerson(), child]).coverages).toEqual(['medical', 'dental']);
    expect(householdTerms([buildPerson({ MedicalStatus: 'Waive' })]).coverages).toEqual(['medical']);
  });

  it('show the deductible of a family where more than one person enrolls', () => {
    const { costs } = householdTerms([buildPerson(), child]);
    expect([costs.medical, costs.dental]).toEqual(['family', 'individual']);
  });

  it('can be filtered by what only individuals are offered, and not by what they are not', () => {
    const { values } = householdTerms([buildPerson()]);
    expect(values.metal).toContain('Catastrophic');
    expect(values.network).toContain('EPO');
    expect(values.type).toContain('Holistic');
    expect(values.type).not.toContain('Extras');
    expect(values.category).not.toContain('Small group');
  });
});
