import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { exceptionsFirst, previewTotals } from './preview-totals.ts';

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
  it('shows what would fail first, then what is left as it is, by name', () => {
    const previews = [
      preview({ GroupName: 'Zoo' }),
      preview({ GroupName: 'Left', Outcome: 'Left' }),
      preview({ GroupName: 'Acme' }),
      preview({ GroupName: 'Failing', Outcome: 'Fails' }),
    ];
    expect(exceptionsFirst(previews).map(({ GroupName }) => GroupName)).toEqual(['Failing', 'Left', 'Acme', 'Zoo']);
  });

  it('adds up premiums to the cent', () => {
    const previews = [
      preview({ PremiumNow: 0.1, PremiumThen: 10 }),
      preview({ PremiumNow: 0.2, PremiumThen: 20.01 }),
      preview({ Outcome: 'Fails' }),
    ];
    expect(previewTotals(previews)).toEqual({ renew: 2, fail: 1, left: 0, premiumNow: 0.3, premiumThen: 30.01 });
  });
});
