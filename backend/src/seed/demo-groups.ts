import type { MetalTier } from '#shared/plans/plan-codes';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** A fictional employer of the demo. */
export interface DemoEmployer {
  name: string;
  addressLine1: string;
  city: string;
  postalCode: string;
  countyFips: string;
  /** Source ids of its agents. */
  agents: readonly string[];
  /** Size of its census. */
  employees: number;
}

/** Days are counted from today, so that the demo is never old. */
interface DemoGroupQuote {
  name: string;
  status: QuoteStatus;
  daysAgo: number;
  /** Its medical plans are of this tier, and are chosen; otherwise they are of any, and chosen once there is a proposal. */
  tier?: MetalTier;
}

/** A new group that is being quoted. */
export interface DemoGroup extends DemoEmployer {
  /** The newest first. */
  quotes: readonly DemoGroupQuote[];
}

export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    name: 'Lakeshore Cabinet Works',
    addressLine1: '418 Washington Ave',
    city: 'Holland',
    postalCode: '49423',
    countyFips: '26139',
    agents: ['A1001'],
    employees: 14,
    quotes: [{ name: 'New business', status: 'EditingCensus', daysAgo: 0 }],
  },
  {
    name: 'Monroe Center Dental Supply',
    addressLine1: '77 Monroe Center St NW',
    city: 'Grand Rapids',
    postalCode: '49503',
    countyFips: '26081',
    agents: ['A1001'],
    employees: 22,
    quotes: [{ name: 'New business', status: 'Quoting', daysAgo: 1 }],
  },
  {
    name: 'Two Hearts Bakery',
    addressLine1: '1250 Wealthy St SE',
    city: 'Grand Rapids',
    postalCode: '49506',
    countyFips: '26081',
    agents: ['A1001'],
    employees: 6,
    quotes: [
      { name: 'Gold plans', status: 'CreatedProposal', daysAgo: 2, tier: 'Gold' },
      { name: 'Silver plans', status: 'Quoting', daysAgo: 5, tier: 'Silver' },
    ],
  },
  {
    name: 'Portage Machine & Tool',
    addressLine1: '9020 Portage Industrial Dr',
    city: 'Portage',
    postalCode: '49024',
    countyFips: '26077',
    agents: ['A1001', 'A1003'],
    employees: 38,
    quotes: [{ name: 'New business', status: 'CreatedProposal', daysAgo: 4 }],
  },
  {
    name: 'Old Mission Cherry Co-op',
    addressLine1: '15 Center Rd',
    city: 'Traverse City',
    postalCode: '49686',
    countyFips: '26055',
    agents: ['A1001'],
    employees: 11,
    quotes: [{ name: 'First look', status: 'Quoting', daysAgo: 9 }],
  },
  {
    name: 'Huron Street Books',
    addressLine1: '302 E Huron St',
    city: 'Ann Arbor',
    postalCode: '48104',
    countyFips: '26161',
    agents: ['A1001'],
    employees: 4,
    quotes: [],
  },
  {
    name: 'Belle Isle Landscaping',
    addressLine1: '2100 E Jefferson Ave',
    city: 'Detroit',
    postalCode: '48207',
    countyFips: '26163',
    agents: ['A1005'],
    employees: 17,
    quotes: [{ name: 'New business', status: 'Quoting', daysAgo: 3 }],
  },
  {
    name: 'Superior Ore Logistics',
    addressLine1: '410 Lakeshore Blvd',
    city: 'Marquette',
    postalCode: '49855',
    countyFips: '26103',
    agents: ['A2001'],
    employees: 26,
    quotes: [{ name: 'New business', status: 'Quoting', daysAgo: 1 }],
  },
  {
    name: 'Keweenaw Outfitters',
    addressLine1: '55 Quincy St',
    city: 'Hancock',
    postalCode: '49930',
    countyFips: '26061',
    agents: ['A2001'],
    employees: 8,
    quotes: [{ name: 'PPO only', status: 'CreatedProposal', daysAgo: 6 }],
  },
  {
    name: 'Capitol Avenue Architects',
    addressLine1: '120 N Capitol Ave',
    city: 'Lansing',
    postalCode: '48933',
    countyFips: '26065',
    agents: ['G9001'],
    employees: 9,
    quotes: [{ name: 'New business', status: 'EditingCensus', daysAgo: 2 }],
  },
];
