import { SELECTION_CLOSED } from '#shared/plans/selection';
import { buildIndividualQuote } from '#support/shared/households.ts';
import { householdLock } from './household-lock.ts';

describe('the plans of a household can be selected', () => {
  it.each([
    ['while it is quoted', {}],
    ['when another effective date is needed', { Expiry: { Kind: 'continue' as const, Message: 'Another date?' } }],
  ])('%s', (_when, given) => {
    expect(householdLock(buildIndividualQuote(given))).toBeNull();
  });
});

describe('they cannot be selected', () => {
  it.each([
    ['This quote has been deleted. Its plans cannot be changed.', { IsDeleted: true, CanEdit: false }],
    ['It has expired.', { Expiry: { Kind: 'expired' as const, Message: 'It has expired.' } }],
    [
      'The plans cannot be changed while the quote is in status Enrolling.',
      { Status: 'Enrolling' as const, QuoteStatus: 'Enrolling' },
    ],
    [SELECTION_CLOSED, { ReadOnly: 4 }],
    [SELECTION_CLOSED, { CanEdit: false }],
  ])('%s', (text, given) => {
    expect(householdLock(buildIndividualQuote(given))).toBe(text);
  });
});
