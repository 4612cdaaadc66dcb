import { withRequestContext } from '../request-context.ts';
import { CountCache } from './count-cache.ts';

describe('counts that everybody shares', () => {
  let now: number;
  let readings: number;
  let counts: CountCache<number>;
  const countFrom = (first: number) => () => Promise.resolve(first + (readings += 1));
  beforeEach(() => {
    now = 0;
    readings = 0;
    counts = new CountCache(
      (counted) => counted,
      () => now,
    );
  });

  it('are read once for all who ask meanwhile, and again after five seconds', async () => {
    const many = countFrom(1_000);
    expect(await Promise.all([counts.get('quotes', many), counts.get('quotes', many)])).toEqual([1_001, 1_001]);
    now = 4_999;
    expect(await counts.get('quotes', many)).toBe(1_001);
    now = 5_000;
    expect(await counts.get('quotes', many)).toBe(1_002);
  });

  it('are read again behind those who ask from three seconds on, and nobody waits for it', async () => {
    await counts.get('quotes', countFrom(1_000));
    now = 3_000;
    const slow = waiting();
    expect(await counts.get('quotes', slow.count)).toBe(1_001);
    now = 5_000;
    const late = counts.get('quotes', countFrom(9_000));
    slow.end(1_500);
    expect(await late).toBe(1_500);
    expect(await counts.get('quotes', countFrom(9_000))).toBe(1_500);
    now = 7_999;
    expect(await counts.get('quotes', countFrom(9_000))).toBe(1_500);
  });

  it('stay for their five seconds where reading them again fails', async () => {
    await counts.get('quotes', countFrom(1_000));
    now = 3_000;
    expect(await counts.get('quotes', () => Promise.reject(new Error('gone')))).toBe(1_001);
    expect(await counts.get('quotes', countFrom(2_000))).toBe(1_001);
    now = 5_000;
    expect(await counts.get('quotes', countFrom(9_000))).toBe(2_002);
  });

  it('are not kept any longer once they are few', async () => {
    await counts.get('quotes', countFrom(1_000));
    now = 3_000;
    expect(await counts.get('quotes', () => Promise.resolve(7))).toBe(1_001);
    expect(await counts.get('quotes', () => Promise.resolve(8))).toBe(8);
  });

  it('are kept for each thing that is counted', async () => {
    expect(await counts.get('quotes', countFrom(1_000))).toBe(1_001);
    expect(await counts.get('errors', countFrom(2_000))).toBe(2_002);
    expect(await counts.get('quotes', countFrom(3_000))).toBe(1_001);
  });

  it('are read anew for who has just changed something, and then kept for all', async () => {
    await counts.get('quotes', countFrom(1_000));
    const changing = { requestId: '', ip: '', userAgent: '', hasJustChanged: true };
    expect(await withRequestContext(changing, () => counts.get('quotes', countFrom(2_000)))).toBe(2_002);
    expect(await counts.get('quotes', countFrom(3_000))).toBe(2_002);
  });

  it.each([
    [248, 250],
    [249, 250],
  ])('of %i and one more are kept from 250 on', async (first, kept) => {
    const counted = await counts.get('quotes', countFrom(first));
    expect((await counts.get('quotes', countFrom(first))) === counted).toBe(counted >= kept);
  });

  it('are read anew each time where they are few', async () => {
    expect([await counts.get('quotes', countFrom(0)), await counts.get('quotes', countFrom(0))]).toEqual([1, 2]);
  });

  it('are read again after a failure', async () => {
    await expect(counts.get('quotes', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await counts.get('quotes', countFrom(1_000))).toBe(1_001);
  });

  it('are forgotten, the oldest first, when too many things are counted', async () => {
    for (let thing = 0; thing <= 500; thing++) {
      await counts.get(`thing ${thing}`, countFrom(1_000));
    }
    expect(await counts.get('thing 1', countFrom(9_000))).toBe(1_002);
    expect(await counts.get('thing 0', countFrom(9_000))).toBe(9_502);
  });
});

/** A reading that ends on command. */
function waiting() {
  let end: (counted: number) => void = () => undefined;
  const counted = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { count: () => counted, end: (result: number) => end(result) };
}
