import { isoDate } from '#shared/dates/iso-date';
import { AGE_BUCKETS, ageBucketOf, agePeriod } from '#shared/sales-home/ageing';

const TODAY = isoDate('2026-11-20');

describe('how long a quote waits', () => {
  it.each([
    ['2026-11-20T14:00:00Z', '0-1'],
    ['2026-11-19T05:00:00Z', '0-1'],
    ['2026-11-19T04:59:59Z', '2-3'],
    ['2026-11-17T05:00:00Z', '2-3'],
    ['2026-11-17T04:59:59Z', '4-7'],
    ['2026-11-13T05:00:00Z', '4-7'],
    ['2026-11-13T04:59:59Z', '8-14'],
    ['2026-11-06T05:00:00Z', '8-14'],
    ['2026-11-06T04:59:59Z', '15+'],
    ['2020-01-01T00:00:00Z', '15+'],
  ])('since %s is %s days', (since, bucket) => {
    expect(ageBucketOf(new Date(since), TODAY)).toBe(bucket);
  });

  it('counts days of Detroit over the change of the clocks', () => {
    const { from, before } = agePeriod('8-14', isoDate('2026-11-10'));
    expect([from?.toISOString(), before?.toISOString()]).toEqual([
      '2026-10-27T04:00:00.000Z',
      '2026-11-03T05:00:00.000Z',
    ]);
  });

  it('leaves no gap between the buckets, and begins and ends with none', () => {
    const periods = AGE_BUCKETS.map((bucket) => agePeriod(bucket, TODAY));
    expect(periods[0]?.before).toBeNull();
    expect(periods.at(-1)?.from).toBeNull();
    expect(periods.slice(1).map(({ before }) => before)).toEqual(periods.slice(0, -1).map(({ from }) => from));
  });
});
