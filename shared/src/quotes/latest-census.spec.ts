import { laterCensus, type CensusState } from '#shared/quotes/latest-census';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 15, 0, second));
const quote = (id: number, second: number | null, status: CensusState['status'] = 'Quoting'): CensusState => ({
  id,
  status,
  censusChangedAt: second === null ? null : at(second),
});

describe('laterCensus', () => {
  it.each`
    own     | other   | later
    ${10}   | ${9}    | ${null}
    ${10}   | ${10}   | ${null}
    ${10}   | ${11}   | ${2}
    ${10}   | ${null} | ${null}
    ${null} | ${11}   | ${null}
  `('changed at :$own, the other at :$other: $later', ({ own, other, later }) => {
    expect(laterCensus(quote(1, own), [quote(1, own), quote(2, other)])?.id ?? null).toBe(later);
  });

  it('names the latest of several, the newer quote of two at the same moment', () => {
    expect(laterCensus(quote(1, 10), [quote(2, 11), quote(3, 13), quote(5, 13), quote(4, 12)])?.id).toBe(5);
  });

  const concerned = [
    'EditingCensus',
    'Quoting',
    'CreatedProposal',
    'Enrolling',
    'SignatureRequired',
    'FailedEnrollment',
  ];
  it.each(QUOTE_STATUSES)('%s is warned while it can still be enrolled', (status) => {
    expect(laterCensus(quote(1, 10, status), [quote(2, 11)]) !== null).toBe(concerned.includes(status));
  });
});
