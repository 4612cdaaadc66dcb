import { groupStanding } from '#shared/book-of-business/group-standing';
import { isoDate } from '#shared/dates/iso-date';

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
