import {
  agentPortalLink,
  bookRetirement,
  retirementOverridden,
  isBookRetired,
  RETIREMENT_OVERRIDE,
} from '#shared/book-of-business/individuals/retirement';
import { isoDate } from '#shared/dates/iso-date';

const RETIRED = 'The individual book of business is retired. Please use the agent portal.';
const ON_JANUARY_1 =
  'The individual book of business will be retired on 1/1/2028. From then on, please use the agent portal.';

it.each`
  from            | day             | isRetired
  ${null}         | ${'2099-12-31'} | ${false}
  ${'2028-01-01'} | ${'2027-12-31'} | ${false}
  ${'2028-01-01'} | ${'2028-01-01'} | ${true}
  ${'2028-01-01'} | ${'2028-01-02'} | ${true}
`('retired from $from on: on $day $isRetired', ({ from, day, isRetired }) => {
  expect(isBookRetired({ IndividualBookOfBusinessRetirementDate: from }, isoDate(day))).toBe(isRetired);
});

describe('bookRetirement', () => {
  it.each([
    ['2027-12-31', '2028-01-01', null, false, ON_JANUARY_1],
    ['2028-01-01', '2028-01-01', null, true, RETIRED],
    ['2028-01-02', '2028-01-01', null, true, RETIRED],
    ['2028-01-02', null, null, false, null],
    ['2027-12-31', '2028-01-01', 'retired', true, RETIRED],
    ['2027-12-31', null, 'retired', true, RETIRED],
    ['2027-12-31', '2028-01-01', 'not-retired', false, ON_JANUARY_1],
    ['2028-01-01', '2028-01-01', 'not-retired', false, null],
    ['2028-01-01', '2028-01-01', 'Retired?', true, RETIRED],
  ])('%s, to be retired %s, session value %s: retired %s', (today, date, override, isRetired, notice) => {
    const retirementDate = date === null ? null : isoDate(date);
    expect(bookRetirement({ retirementDate, override, today: isoDate(today) })).toEqual({ isRetired, notice });
  });

  it('is overridden under the documented key', () => {
    expect(RETIREMENT_OVERRIDE).toBe('pq.individual-book');
  });
});

describe('agentPortalLink', () => {
  it.each([
    ['https://agents.example.com/login', 'https://agents.example.com/login'],
    ['http://agents.example.com', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['', null],
  ])('%j leads to %j', (rule, link) => {
    expect(agentPortalLink(rule)).toBe(link);
  });
});

describe('retirementOverridden', () => {
  const rules = { IndividualBookOfBusinessRetirementDate: isoDate('2028-01-01') };
  it.each([
    ['retired', true],
    ['not-retired', false],
    ['anything else', false],
    [null, false],
  ])('a tab with %j sees the book as retired before its day: %s', (override, isRetired) => {
    expect(isBookRetired(retirementOverridden(rules, override), isoDate('2027-12-31'))).toBe(isRetired);
  });

  it('holds after its day, too', () => {
    expect(isBookRetired(retirementOverridden(rules, 'not-retired'), isoDate('2028-01-01'))).toBe(false);
  });
});
