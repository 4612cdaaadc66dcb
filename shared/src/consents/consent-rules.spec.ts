import {
  consentProblems,
  defaultUntil,
  type GivenConsent,
  retainUntil,
  revokedAtProblem,
} from '#shared/consents/consent-rules';
import { isoDate } from '#shared/dates/iso-date';

const now = new Date('2026-11-20T15:00:00Z');
const facts = { now, householdChangedAt: null, revokedAt: null };
const consent: GivenConsent = {
  Kind: 'Consent',
  QuoteId: null,
  Way: 'Paper',
  Recording: null,
  RepresentativeName: null,
  RepresentativeRelationship: null,
  GivenAt: null,
  Until: isoDate('2027-11-20'),
};
const review: GivenConsent = { ...consent, Kind: 'Review', QuoteId: 7, Until: null };
const at = (instant: string) => ({ GivenAt: new Date(instant) });

describe('consentProblems', () => {
  it('has nothing against a consent for a year, and a review of a quote', () => {
    expect([consentProblems(consent, facts), consentProblems(review, facts)]).toEqual([{}, {}]);
  });

  it.each<[string, Partial<GivenConsent>, Record<string, string>]>([
    [
      'a second in the future',
      at('2026-11-20T15:00:01Z'),
      { GivenAt: 'The time cannot be in the future. If it was a moment ago, choose “Just now”.' },
    ],
    ['this second', at('2026-11-20T15:00:00Z'), {}],
    ['a year ago', { ...at('2025-11-20T15:00:00Z'), Until: isoDate('2026-11-20') }, {}],
    [
      // Still the day before in Detroit.
      'a day more than a year ago',
      { ...at('2025-11-20T04:59:59Z'), Until: isoDate('2026-11-20') },
      {
        GivenAt: 'A consent lasts at most one year. Ask the client for a new one.',
        Until: 'A consent lasts at most one year: choose 11/19/2026 or an earlier day.',
      },
    ],
    [
      'a last day of yesterday',
      { Until: isoDate('2026-11-19') },
      { Until: 'This day has passed. Choose today or a later day.' },
    ],
    ['a last day of today', { Until: isoDate('2026-11-20') }, {}],
    [
      'more than a year',
      { Until: isoDate('2027-11-21') },
      { Until: 'A consent lasts at most one year: choose 11/20/2027 or an earlier day.' },
    ],
    ['no last day', { Until: null }, { Until: 'Enter the last day of the consent.' }],
    [
      'a call without a recording',
      { Way: 'Call' },
      { Recording: 'Enter where the recording can be found: its number, or the file and the system.' },
    ],
    ['a call with its recording', { Way: 'Call', Recording: 'Call 4711' }, {}],
    ['a paper with a recording', { Recording: 'Call 4711' }, { Recording: 'Only a call has a recording.' }],
    [
      'a representative who is nobody to the client',
      { RepresentativeName: 'Grace Byron' },
      { RepresentativeName: 'Enter the name of the representative and who they are to the client.' },
    ],
    ['a representative', { RepresentativeName: 'Grace Byron', RepresentativeRelationship: 'Daughter' }, {}],
  ])('of %s', (_what, given, problems) => {
    expect(consentProblems({ ...consent, ...given }, facts)).toEqual(problems);
  });

  it.each<[string, Partial<GivenConsent>, Record<string, string>]>([
    [
      'without a quote',
      { QuoteId: null },
      { QuoteId: 'A review is recorded on the quote of the household that was reviewed.' },
    ],
    [
      'with a last day',
      { Until: isoDate('2027-01-01') },
      { Until: 'A review has no last day: it counts until what was reviewed changes.' },
    ],
    [
      'of what the household was before',
      at('2026-11-20T14:29:59Z'),
      { GivenAt: 'The household was changed on 11/20/2026, 9:30 AM. The client has to review it after that.' },
    ],
    ['of what the household is', at('2026-11-20T14:30:00Z'), {}],
  ])('of a review %s', (_what, given, problems) => {
    const changed = { ...facts, householdChangedAt: new Date('2026-11-20T14:30:00Z') };
    expect(consentProblems({ ...review, ...given }, changed)).toEqual(problems);
  });

  it('refuses one that the client has revoked since', () => {
    const revoked = { ...facts, revokedAt: new Date('2026-11-20T14:30:00Z') };
    expect(consentProblems({ ...consent, ...at('2026-11-20T14:29:59Z') }, revoked)).toEqual({
      GivenAt: 'The client revoked it on 11/20/2026, 9:30 AM. Record one that was given after that.',
    });
    expect(consentProblems({ ...consent, ...at('2026-11-20T14:30:00Z') }, revoked)).toEqual({});
  });
});

describe('revokedAtProblem', () => {
  const givenAt = new Date('2026-11-20T14:30:00Z');
  it.each([
    ['2026-11-20T14:29:59Z', 'It cannot be revoked before it was given.'],
    ['2026-11-20T14:30:00Z', null],
    ['2026-11-20T15:00:00Z', null],
    ['2026-11-20T15:00:01Z', 'The time cannot be in the future. If it was a moment ago, choose “Just now”.'],
  ])('at %s is %s', (revokedAt, problem) => {
    expect(revokedAtProblem(new Date(revokedAt), { givenAt, now })).toBe(problem);
  });
});

describe('how long', () => {
  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2028-02-29', '2029-02-28'],
  ])('a consent of %s lasts until %s unless chosen otherwise', (given, until) => {
    expect(defaultUntil(isoDate(given))).toBe(until);
  });

  it.each([
    ['a consent', '2027-11-20', '2037-11-20'],
    ['a review', null, '2036-11-20'],
  ])('%s is kept', (_what, until, kept) => {
    const given = { givenDay: isoDate('2026-11-20'), until: until === null ? null : isoDate(until) };
    expect(retainUntil(given)).toBe(kept);
  });
});
