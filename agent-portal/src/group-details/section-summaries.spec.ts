import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isoDate } from '#shared/dates/iso-date';
import { censusSummary, quotesSummary, subtitle } from './section-summaries.ts';
import { buildGroupResponse } from '#support/shared/groups.ts';

const quotes = (...deleted: boolean[]) => deleted.map((IsDeleted) => ({ IsDeleted }) as QuoteResponse);

describe('what a closed section says', () => {
  it.each([
    [undefined, undefined],
    [quotes(), 'No quotes'],
    [quotes(false), '1 quote'],
    [quotes(false, false, true), '2 quotes, 1 deleted'],
    [quotes(true), 'No quotes, 1 deleted'],
  ])('of %j: %s', (given, text) => {
    expect(quotesSummary(given)).toBe(text);
  });

  it.each([
    [0, 0, 'Nobody yet'],
    [1, 1, '1 member, 1 employee'],
    [1200, 480, '1,200 members, 480 employees'],
  ])('of a census of %i with %i employees: %s', (TotalNumberMembers, TotalNumberEmployees, text) => {
    expect(censusSummary(buildGroupResponse({ TotalNumberMembers, TotalNumberEmployees }))).toBe(text);
  });
});

describe('the line under the name of a group', () => {
  it.each([
    [null, null, 'New group'],
    [null, '2027-01-01', 'New group, renews 1/1/2028'],
    ['G77', '2027-04-01', 'Group number G77, renews 4/1/2027'],
  ])('number %s, date %s: %s', (GroupEnterpriseId, day, text) => {
    const RenewalDate = day && isoDate(day);
    expect(subtitle(buildGroupResponse({ GroupEnterpriseId, RenewalDate: RenewalDate || null }))).toBe(text);
  });
});
