import { isProviderDown, outcomeNamed } from './named-outcomes.ts';

describe('what the sandbox of the payment provider does', () => {
  it.each([
    ['Ada Byron', 'Paid', 'paid'],
    ['Ada Declined', 'Declined', 'declined'],
    [' ada  DECLINED ', 'Declined', 'declined'],
    ['Held', 'Held', 'held'],
    ['Ada Timeout', 'Paid', 'pending'],
    ['Declined Byron', 'Paid', 'paid'],
    ['Ada Undeclined', 'Paid', 'paid'],
    ['Ada constructor', 'Paid', 'paid'],
    ['', 'Paid', 'paid'],
  ])('with a payment of %s: %s', (name, outcome, result) => {
    expect(outcomeNamed(name)).toMatchObject({ outcome, result });
  });

  it('is nothing for Providerdown', () => {
    expect(['Ada Providerdown', 'Ada Byron'].map(isProviderDown)).toEqual([true, false]);
  });
});
