import { QUOTE_TYPES } from '#shared/quotes/quote-type';
import { pathAfterType, QUOTE_TYPE_CHOICES } from './quote-type-choices.ts';

describe('the types of quotes', () => {
  it('are all to choose from', () => {
    expect(QUOTE_TYPE_CHOICES.map(({ type }) => type)).toEqual(QUOTE_TYPES);
  });

  it.each([
    ['SmallGroupRenewal', '/quotes/group-search?type=SmallGroupRenewal'],
    ['SmallGroupNewBusiness', '/quotes/group-search?type=SmallGroupNewBusiness'],
    ['IndividualRenewal', '/quotes/census/individual'],
    ['IndividualNewBusiness', '/quotes/census/individual'],
  ] as const)('%s leads to %s', (type, path) => {
    expect(pathAfterType(type)).toBe(path);
  });
});
