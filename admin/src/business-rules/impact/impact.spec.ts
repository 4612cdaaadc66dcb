import type { ChangedQuote, RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import { isoDate } from '#shared/dates/iso-date';
import type { RuleForm } from '../rule-form.ts';
import {
  effectSentence,
  type Impact,
  impactOf,
  impactRequest,
  impactSentence,
  lookedAtSentence,
  quotePath,
} from './impact.ts';

const page = (given: Partial<RuleImpactResponse>): RuleImpactResponse => ({
  Decides: 'how old adults on a census may be',
  ReachesNoQuote: false,
  LookedAt: 5_000,
  Changed: 0,
  ByEffect: [],
  Quotes: [],
  Next: null,
  Last: 20_000,
  ...given,
});

describe('the steps of a preview as one', () => {
  it('add up, by what changes', () => {
    const impact = impactOf([
      page({ Changed: 2, ByEffect: [{ Effect: 'CensusProblems', Count: 2 }], Next: 5_000 }),
      page({
        Changed: 3,
        ByEffect: [
          { Effect: 'CensusProblems', Count: 1 },
          { Effect: 'CensusFit', Count: 2 },
        ],
        Next: 10_000,
      }),
    ]);
    expect(impact).toMatchObject({
      lookedAt: 10_000,
      changed: 5,
      byEffect: [
        { effect: 'CensusProblems', count: 3 },
        { effect: 'CensusFit', count: 2 },
      ],
      share: 0.5,
    });
  });

  it('are final where nothing follows', () => {
    expect(impactOf([page({})]).share).toBe(1);
  });
});

const start: RuleForm = {
  Key: 'MaxEmployeeAge',
  Value: '99',
  Description: 'Oldest age.',
  EffectiveDate: '2014-01-01',
  TermDate: '',
  QuoteEffectiveStartDate: '',
  QuoteEffectiveEndDate: '',
};
const other = {
  effectiveDate: isoDate('2013-01-01'),
  termDate: isoDate('2013-12-31'),
  quoteEffectiveStartDate: null,
  quoteEffectiveEndDate: null,
};
const ask = (changes: Partial<RuleForm>, id: number | undefined = 7) =>
  impactRequest({ ...start, ...changes }, { source: 0, id, start, others: [other] });

describe('what the server is asked about a form', () => {
  it('is the request of saving, without the description', () => {
    expect(ask({ Value: '80', Description: 'In other words.' })).toEqual({
      Id: 7,
      Key: 'MaxEmployeeAge',
      Value: '80',
      Description: '',
      EffectiveDate: '2014-01-01',
      TermDate: null,
      QuoteEffectiveStartDate: null,
      QuoteEffectiveEndDate: null,
      ConfigSource: 0,
    });
  });

  it('is asked of a new rule whatever it holds', () => {
    expect(impactRequest(start, { source: 0, start, others: [other] })).toMatchObject({ Key: 'MaxEmployeeAge' });
  });

  it.each([
    ['nothing is changed', {}],
    ['only the description is another', { Description: 'In other words.' }],
    ['the value is of another type', { Value: 'old' }],
    ['the first day is missing', { EffectiveDate: '' }],
    ['a day is not finished', { TermDate: '12/' }],
    ['the last day is before the first', { TermDate: '2013-12-31' }],
    ['the days overlap with another rule', { EffectiveDate: '2013-12-31' }],
  ])('is nothing while %s', (_when, changes) => {
    expect(ask(changes)).toBeNull();
  });
});

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
    [impact(), 'Affects 3 of 1,200 open quotes, effective 11/20/2026.'],
    [impact({ changed: 1, lookedAt: 1 }), 'Affects 1 of 1 open quote, effective 11/20/2026.'],
    [impact({ quotes: [quote('2026-11-20'), quote('2027-01-01')] }), 'Affects 3 of 1,200 open quotes.'],
    [impact({ share: 0.4 }), 'Affects 3 of the first 1,200 open quotes, effective 11/20/2026.'],
    [impact({ changed: 0 }), 'Affects none of 1,200 open quotes.'],
    [impact({ changed: 0, lookedAt: 0 }), 'There are no open quotes.'],
    [
      impact({ reachesNoQuote: true }),
      'No open quote depends on this rule: it decides what the banner on every screen announces.',
    ],
  ])('%#: %s', (given, expected) => {
    expect(impactSentence(given)).toBe(expected);
  });

  it('says how far it is, and what changes', () => {
    expect(lookedAtSentence(impact({ share: 0.256 }))).toBe('1,200 open quotes checked, about 25% of all.');
    const byEffect: Impact['byEffect'] = [
      { effect: 'CensusProblems', count: 3 },
      { effect: 'CensusFit', count: 1 },
    ];
    expect(effectSentence(impact({ byEffect }))).toBe(
      '3 quotes: census errors; 1 quote: effective dates that fit the census.',
    );
  });
});

const OF_A_GROUP: ChangedQuote = {
  QuoteId: 7,
  GroupId: 3,
  IsFfm: false,
  CustomerName: 'Acme',
  QuoteName: 'New business',
  Status: 'Quoting',
  EffectiveDate: isoDate('2027-01-01'),
  From: isoDate('2026-11-20'),
  Changes: [],
};

describe('a quote that a rule changes', () => {
  it('is opened where it is continued: the plans of a group or of the marketplace, the people of a household', () => {
    expect(quotePath(OF_A_GROUP)).toBe('/quote/plan-selection/group/7');
    expect(quotePath({ ...OF_A_GROUP, GroupId: null })).toBe('/quote/plan-selection/individual/quote/7');
    expect(quotePath({ ...OF_A_GROUP, GroupId: null, IsFfm: true })).toBe(
      '/quote/plan-selection/individual/ffmquote/7',
    );
    expect(quotePath({ ...OF_A_GROUP, GroupId: null, Status: 'SignatureRequired' })).toBe('/enrollment/individual/7');
  });
});
