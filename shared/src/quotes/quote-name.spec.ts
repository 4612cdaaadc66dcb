import { NAME_MISSING, NAME_TAKEN, NAME_TOO_LONG, newQuoteName, quoteNameProblem } from '#shared/quotes/quote-name';

describe('quoteNameProblem', () => {
  it.each([
    ['Acme 2027', null],
    ['  ', NAME_MISSING],
    ['x'.repeat(100), null],
    ['x'.repeat(101), NAME_TOO_LONG],
    [' first IDEA ', NAME_TAKEN],
  ])('%j: %s', (name, message) => {
    expect(quoteNameProblem(name, ['First idea', 'Second idea'])).toBe(message);
  });

  it.each([NAME_MISSING, NAME_TOO_LONG, NAME_TAKEN])('"%s" starts with Error:', (message) => {
    expect(message.startsWith('Error: ')).toBe(true);
  });
});

describe('newQuoteName', () => {
  it.each([
    [[], 'Acme Bakery 01/01/2027'],
    [['Acme Bakery 01/01/2027'], 'Acme Bakery 01/01/2027 (2)'],
    [['acme bakery 01/01/2027', 'Acme Bakery 01/01/2027 (2)'], 'Acme Bakery 01/01/2027 (3)'],
  ])('beside %j it is %s', (others, name) => {
    expect(newQuoteName('Acme Bakery', '2027-01-01', others)).toBe(name);
  });

  it('keeps the day of a group with a very long name', () => {
    const name = newQuoteName('N'.repeat(150), '2027-01-01', []);
    expect([name.length, name.endsWith(' 01/01/2027')]).toEqual([100, true]);
  });
});
