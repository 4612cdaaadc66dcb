import type { ChangedQuote } from '#shared/business-rules/rule-impact.record';
import { isoDate } from '#shared/dates/iso-date';
import type { Impact } from './impact-queries.ts';
import { confirmTitle, impactSentence, lookedAtSentence } from './impact-words.ts';

const quote = (From: string): ChangedQuote => ({
  QuoteId: 1,
  GroupId: 1,
  IsFfm: false,
  CustomerName: 'Acme',
  QuoteName: 'Quote 1',
  Status: 'Quoting',
  EffectiveDate: isoDate('2027-01-01'),
  From: isoDate(From),
  Changes: [],
});

const impact = (given: Partial<Impact> = {}): Impact => ({
  decides: 'what the banner on every screen announces',
  reachesNoQuote: false,
  lookedAt: 1_200,
  changed: 3,
  byEffect: [],
  quotes: [quote('2026-11-20')],
  share: 1,
  ...given,
});

describe('what is said of the quotes that change', () => {
  it.each([
    [impact(), '3 of 1,200 open quotes change, from 11/20/2026 on.'],
    [impact({ changed: 1, lookedAt: 1 }), '1 of 1 open quote changes, from 11/20/2026 on.'],
    [impact({ quotes: [quote('2026-11-20'), quote('2027-01-01')] }), '3 of 1,200 open quotes change.'],
    [impact({ share: 0.4 }), '3 of 1,200 open quotes checked change, from 11/20/2026 on.'],
    [impact({ changed: 0 }), 'None of the 1,200 open quotes changes.'],
    [impact({ changed: 0, lookedAt: 1 }), 'The only open quote does not change.'],
    [impact({ changed: 0, lookedAt: 0 }), 'There are no open quotes.'],
    [
      impact({ reachesNoQuote: true }),
      'No open quote depends on this rule: it decides what the banner on every screen announces.',
    ],
  ])('%#: %s', (given, expected) => {
    expect(impactSentence(given)).toBe(expected);
  });

  it('says how far it is, and names the count before saving', () => {
    expect(lookedAtSentence(impact({ share: 0.256 }))).toBe('1,200 open quotes checked, about 25 % of all.');
    expect(confirmTitle(impact())).toBe('3 open quotes will change');
    expect(confirmTitle(impact({ changed: 1, share: 0.5 }))).toBe('At least 1 open quote will change');
  });
});
