import type { ChangedQuote } from '#shared/business-rules/rule-impact.record';
import { isoDate } from '#shared/dates/iso-date';
import { quotePath, statusText } from './changed-quote.ts';

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
    expect(quotePath({ ...OF_A_GROUP, GroupId: null })).toBe('/quotes/census/individual/quote/7');
    expect(quotePath({ ...OF_A_GROUP, GroupId: null, IsFfm: true })).toBe(
      '/quote/plan-selection/individual/ffmquote/7',
    );
    expect(quotePath({ ...OF_A_GROUP, GroupId: null, Status: 'SignatureRequired' })).toBe('/enrollment/individual/7');
  });

  it('has the status of its line', () => {
    const failed = { ...OF_A_GROUP, Status: 'FailedEnrollment' } as const;
    expect([statusText(failed), statusText({ ...failed, GroupId: null })]).toEqual([
      'Failed Enrollment',
      'Failed Enrollment',
    ]);
    expect(statusText({ ...OF_A_GROUP, GroupId: null })).toBe('Quoting');
  });
});
