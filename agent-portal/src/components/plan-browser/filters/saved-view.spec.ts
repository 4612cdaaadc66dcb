import { COVERAGES } from '#shared/plans/plan-codes';
import { GROUP_FACET_VALUES } from '#shared/plans/plan-facets';
import type { PlanListView } from '#shared/plans/selection.record';
import { firstView, isSameKeptView, toKeptView } from './saved-view.ts';
import type { ViewTerms } from './view-params.ts';

const KEPT: PlanListView = {
  Order: 'deductible',
  Filters: [
    { Coverage: 'medical', Facet: 'metal', Values: ['Gold', 'Silver'] },
    { Coverage: 'dental', Facet: 'network', Values: ['PPO'] },
  ],
};
const first = (search: string, kept: PlanListView | undefined = KEPT) =>
  firstView(new URLSearchParams(search), kept, GROUP);

const GROUP: ViewTerms = { coverages: COVERAGES, values: GROUP_FACET_VALUES, year: null };

describe('plan selection opens', () => {
  it('with the order and the filters that are kept with the quote', () => {
    const view = first('tab=dental&compare=7');
    expect(toKeptView(view)).toEqual(KEPT);
    expect([view.coverage, view.compared]).toEqual(['dental', [7]]);
  });

  it.each(['metal=Bronze', 'sort=name', 'dental-network=HMO', 'search=value'])(
    'with what the address says: %s',
    (search) => {
      expect(isSameKeptView(toKeptView(first(search)), KEPT)).toBe(false);
      expect(first(search)).toEqual(firstView(new URLSearchParams(search), undefined, GROUP));
    },
  );

  it('as usual where nothing is kept', () => {
    expect(toKeptView(firstView(new URLSearchParams(), undefined, GROUP))).toEqual({ Order: 'premium', Filters: [] });
  });
});
