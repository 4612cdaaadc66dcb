import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { exceptionsFirst, needsReview, previewTotals } from './preview-totals.ts';

const preview = (given: Partial<RenewalPreview>): RenewalPreview => ({
  GroupId: 1,
  GroupName: 'Acme',
  RenewalDate: null,
  Outcome: 'Renews',
  Message: '',
  Plans: [],
  PremiumNow: null,
  PremiumThen: null,
  ...given,
});

describe('a preview of passive renewals', () => {
  it.each`
    PremiumNow | PremiumThen | limit        | steep
    ${100}     | ${114.99}   | ${15}        | ${false}
    ${100}     | ${115}      | ${15}        | ${false}
    ${100}     | ${115.01}   | ${15}        | ${true}
    ${100}     | ${80}       | ${15}        | ${false}
    ${0}       | ${80}       | ${15}        | ${false}
    ${null}    | ${null}     | ${15}        | ${false}
    ${100}     | ${100.01}   | ${0}         | ${true}
    ${100}     | ${200}      | ${undefined} | ${false}
  `(
    'from $PremiumNow to $PremiumThen, with a limit of $limit percent, is for review: $steep',
    ({ limit, steep, ...given }) => {
      expect(needsReview(preview(given as Partial<RenewalPreview>), limit as number | undefined)).toBe(steep);
    },
  );

  it('shows what would fail first, then what is left as it is, then steep increases, by name', () => {
    const previews = [
      preview({ GroupName: 'Zoo' }),
      preview({ GroupName: 'Left', Outcome: 'Left' }),
      preview({ GroupName: 'Acme' }),
      preview({ GroupName: 'Failing', Outcome: 'Fails' }),
      preview({ GroupName: 'Steep', PremiumNow: 100, PremiumThen: 120 }),
    ];
    const names = exceptionsFirst(previews, 15).map(({ GroupName }) => GroupName);
    expect(names).toEqual(['Failing', 'Left', 'Steep', 'Acme', 'Zoo']);
  });

  it('adds up premiums to the cent', () => {
    const previews = [
      preview({ PremiumNow: 0.1, PremiumThen: 10 }),
      preview({ PremiumNow: 0.2, PremiumThen: 20.01 }),
      preview({ Outcome: 'Fails' }),
    ];
    const totals = { renew: 2, fail: 1, left: 0, steep: 2, premiumNow: 0.3, premiumThen: 30.01 };
    expect(previewTotals(previews, 15)).toEqual(totals);
  });
});
