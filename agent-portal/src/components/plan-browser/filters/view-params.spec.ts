import { COVERAGES } from '#shared/plans/plan-codes';
import { FACET_VALUES, GROUP_FACET_VALUES } from '#shared/plans/plan-facets';
import { yearTermsOf } from '#shared/plans/yearly-cost';
import { NO_FILTERS, toggleValue } from './plan-filters.ts';
import { readView, writeView, type PlanView, type ViewTerms } from './view-params.ts';

const USUAL: PlanView = {
  coverage: 'medical',
  order: 'premium',
  filters: { medical: NO_FILTERS, dental: NO_FILTERS, vision: NO_FILTERS },
  compared: [],
  layout: 'list',
  year: 'usual',
};
const address = (view: PlanView, before = '') =>
  decodeURIComponent(writeView(new URLSearchParams(before), view).toString());

const GROUP: ViewTerms = { coverages: COVERAGES, values: GROUP_FACET_VALUES, year: null };

describe('the address of plan selection', () => {
  it('holds nothing while everything is as usual', () => {
    expect(address(USUAL)).toBe('');
    expect(readView(new URLSearchParams(), GROUP)).toEqual(USUAL);
  });

  it('brings back what was on the screen', () => {
    const view: PlanView = {
      coverage: 'dental',
      order: 'deductible',
      filters: {
        medical: toggleValue(
          { ...NO_FILTERS, text: 'value', selectedOnly: true, doctorsIn: true, medicinesListed: true },
          'suite',
          'Harbor Suite',
        ),
        dental: toggleValue(NO_FILTERS, 'network', 'PPO'),
        vision: NO_FILTERS,
      },
      compared: [12, 7],
      layout: 'yearly',
      year: 'bad',
    };
    const params = writeView(new URLSearchParams(), view);
    const household = { ...GROUP, year: yearTermsOf(null, 1) };
    expect(readView(new URLSearchParams(params.toString()), household)).toEqual(view);
    expect(readView(new URLSearchParams(params.toString()), GROUP).layout).toBe('list');
    expect(readView(new URLSearchParams('show=chart'), GROUP).layout).toBe('chart');
    expect(readView(new URLSearchParams('show=chart'), household).layout).toBe('list');
  });

  it('names medical filters in one word and others with their coverage', () => {
    const view = { ...USUAL, filters: { ...USUAL.filters, medical: toggleValue(NO_FILTERS, 'metal', 'Gold') } };
    expect(address(view)).toBe('metal=Gold');
    const doctors = { ...USUAL, filters: { ...USUAL.filters, medical: { ...NO_FILTERS, doctorsIn: true } } };
    expect(address(doctors)).toBe('doctors=in');
    const medicines = { ...USUAL, filters: { ...USUAL.filters, medical: { ...NO_FILTERS, medicinesListed: true } } };
    expect(address(medicines)).toBe('medicines=listed');
    const dental = { ...USUAL, filters: { ...USUAL.filters, dental: { ...NO_FILTERS, text: 'delta' } } };
    expect(address(dental)).toBe('dental-search=delta');
  });

  it('leaves alone what is not its own', () => {
    expect(address(USUAL, 'plan=220&metal=Gold')).toBe('plan=220');
  });

  it.each([
    ['?tab=optical&sort=cheapest', USUAL],
    ['?metal=Catastrophic&network=EPO&type=Holistic', USUAL],
    ['?metal=Tin&network=HMO2&deductible=all', USUAL],
    ['?compare=x,,1.5', USUAL],
    ['?show=grid&year=leap', USUAL],
  ])('ignores what it does not know: %s', (search, view) => {
    expect(readView(new URLSearchParams(search), GROUP)).toEqual(view);
  });

  it('knows what only households are offered, and only the lists that are shown', () => {
    const household: ViewTerms = { coverages: ['medical'], values: FACET_VALUES, year: null };
    const { coverage, filters } = readView(new URLSearchParams('tab=dental&metal=Catastrophic,Tin'), household);
    expect([coverage, filters.medical.chosen.metal]).toEqual(['medical', ['Catastrophic']]);
  });
});
