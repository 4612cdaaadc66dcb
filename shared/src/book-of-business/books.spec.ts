import { agentChoice, groupStanding, shownEffectiveDate } from '#shared/book-of-business/books';
import { isoDate } from '#shared/dates/iso-date';
import type { Permission } from '#shared/roles/permissions';

const day = (text: string | null) => (text === null ? null : isoDate(text));

describe('groupStanding on 20 November 2026', () => {
  it.each`
    effective       | renewal         | term            | standing
    ${'2026-11-20'} | ${'2027-11-20'} | ${null}         | ${'Active'}
    ${'2026-11-21'} | ${'2027-11-21'} | ${null}         | ${'Inactive'}
    ${'2026-01-01'} | ${'2027-01-01'} | ${'2026-11-19'} | ${'Termed'}
    ${'2026-01-01'} | ${'2027-01-01'} | ${'2026-11-20'} | ${'Termed'}
    ${'2026-01-01'} | ${'2027-01-01'} | ${'2026-11-21'} | ${'Active'}
    ${null}         | ${'2027-01-01'} | ${null}         | ${'Active'}
    ${null}         | ${null}         | ${null}         | ${'Inactive'}
    ${null}         | ${null}         | ${'2026-01-01'} | ${'Termed'}
  `('effective $effective, renewal $renewal, term $term: $standing', ({ effective, renewal, term, standing }) => {
    const facts = { lastEffectiveDate: day(effective), renewalDate: day(renewal), termDate: day(term) };
    expect(groupStanding({ ...facts, today: isoDate('2026-11-20') })).toBe(standing);
  });
});

describe('shownEffectiveDate', () => {
  it.each`
    last                     | renewal         | shown
    ${'2026-01-01'}          | ${'2027-01-01'} | ${'1/1/2026'}
    ${'0001-01-01'}          | ${'2027-01-01'} | ${'1/1/2027'}
    ${'0001-01-01T00:00:00'} | ${'2027-01-01'} | ${'1/1/2027'}
    ${'Jan 01, 0001'}        | ${'2027-01-01'} | ${'1/1/2027'}
    ${'Jan 01, 0001'}        | ${null}         | ${''}
    ${'2001-01-01'}          | ${'2027-01-01'} | ${'1/1/2001'}
    ${'2026-01-01'}          | ${null}         | ${'1/1/2026'}
  `('last effective $last, renewal $renewal: $shown', ({ last, renewal, shown }) => {
    const RenewalDate = renewal && isoDate(renewal);
    expect(shownEffectiveDate({ LastEffectiveDate: last, RenewalDate })).toBe(shown);
  });
});

describe('agentChoice', () => {
  it.each<[Permission[], string]>([
    [['agent', 'smallgroup'], 'own'],
    [['agent', 'agentbroker', 'smallgroup'], 'own'],
    [['agent', 'generalagent', 'smallgroup'], 'either'],
    [['agentadmin', 'smallgroup'], 'picked'],
    [['agent', 'agentadmin', 'smallgroup'], 'picked'],
    [['internalsales', 'internal', 'smallgroup'], 'picked'],
  ])('%j: %s', (permissions, choice) => {
    expect(agentChoice(permissions)).toBe(choice);
  });
});
