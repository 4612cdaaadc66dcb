import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { DemoEmployer } from './demo-groups.ts';

/** A fictional employer that is enrolled: it has plans in force since a year before its renewal. */
export interface DemoRenewingGroup extends DemoEmployer {
  /** Months from the demo's renewal day to its own; -1 = the first of the next month. */
  renewsAfter: number;
  /** What it has now, by name: medical plans, then a dental one. */
  plans: readonly string[];
  isRenewOlfo?: true;
  isRolloverToLargeGroup?: true;
  /** The renewal quote that somebody has begun. */
  renewal?: { status: QuoteStatus; daysAgo: number; passive?: 'Pending' | 'Renewed' | 'Failed' };
}

type Place = readonly [addressLine1: string, city: string, postalCode: string, countyFips: string];

function renewing(
  name: string,
  [addressLine1, city, postalCode, countyFips]: Place,
  more: Pick<DemoRenewingGroup, 'agents' | 'employees' | 'plans'> & Partial<DemoRenewingGroup>,
): DemoRenewingGroup {
  return { name, addressLine1, city, postalCode, countyFips, renewsAfter: 0, ...more };
}

const ADA = ['A1001'];
const WEBB = ['A2001'];

/** One of each kind of renewal. The days that quotes were changed lie behind those of the groups that are being quoted. */
export const DEMO_RENEWING_GROUPS: readonly DemoRenewingGroup[] = [
  // Every plan goes on.
  renewing('Grand River Brewing Supply', ['240 Front Ave SW', 'Grand Rapids', '49504', '26081'], {
    agents: ADA,
    employees: 12,
    plans: ['PPO Gold 1000', 'PPO Silver 2500', 'DentalPro 1500'],
  }),
  renewing('Harbor Springs Marina', ['88 E Bay St', 'Harbor Springs', '49740', '26047'], {
    agents: ADA,
    employees: 7,
    plans: ['PPO Silver 2500', 'DentalPro 1500'],
    renewsAfter: -1,
    renewal: { status: 'EditingCensus', daysAgo: 11 },
  }),
  // A plan was dropped and replaced.
  renewing('Sleeping Bear Outfitters', ['19 N Lake St', 'Glen Arbor', '49636', '26089'], {
    agents: ADA,
    employees: 9,
    plans: ['PPO Gold 750', 'PPO Bronze 6000', 'DentalPro 1500'],
    renewal: { status: 'Quoting', daysAgo: 12 },
  }),
  // A plan was dropped and nothing follows it.
  renewing('Frankenmuth Bakehouse', ['610 S Main St', 'Frankenmuth', '48734', '26145'], {
    agents: ADA,
    employees: 10,
    plans: ['POS Silver 2000', 'HMO Gold 1000', 'DentalPro 1500'],
    renewal: { status: 'Quoting', daysAgo: 13 },
  }),
  // What follows is not sold in the county: for one plan the insurer names another, for one the nearest has to do.
  renewing('Flint Hills Metal Finishing', ['3300 Dort Hwy', 'Flint', '48507', '26049'], {
    agents: ADA,
    employees: 16,
    plans: ['HMO Local Gold 1250', 'HMO Local Silver 2750', 'DentalPro 1500'],
    renewal: { status: 'Quoting', daysAgo: 14 },
  }),
  // ACA and non-ACA plans side by side.
  renewing('Riverfront Eye Care', ['501 Turner St', 'Lansing', '48906', '26065'], {
    agents: ADA,
    employees: 8,
    plans: ['Classic PPO 1500', 'HMO Gold 1000', 'DentalPro 1500'],
    renewal: { status: 'Quoting', daysAgo: 15 },
  }),
  renewing('Saugatuck Gallery Row', ['132 Mason St', 'Saugatuck', '49453', '26005'], {
    agents: ADA,
    employees: 5,
    plans: ['PPO Gold 1000', 'DentalPro 1500'],
    isRenewOlfo: true,
    renewal: { status: 'Quoting', daysAgo: 16 },
  }),
  renewing('Muskegon Foundry Services', ['1800 Lakeshore Dr', 'Muskegon', '49441', '26121'], {
    agents: ADA,
    employees: 41,
    plans: ['PPO Silver 2500', 'HMO Gold 1000', 'DentalPro 1500'],
    isRolloverToLargeGroup: true,
  }),
  renewing('Kalamazoo Paper Arts', ['412 Burdick St', 'Kalamazoo', '49007', '26077'], {
    agents: ADA,
    employees: 13,
    plans: ['PPO Gold 1000', 'POS Silver 3000', 'DentalPro 1500'],
    renewal: { status: 'CreatedProposal', daysAgo: 17 },
  }),
  renewing('Copper Country Clinic', ['209 Sheldon Ave', 'Houghton', '49931', '26061'], {
    agents: WEBB,
    employees: 18,
    plans: ['PPO Gold 1000', 'PPO Bronze 6000', 'DentalPro 1500'],
    renewal: { status: 'Quoting', daysAgo: 12 },
  }),
  renewing('Escanaba Paper Converters', ['77 Ludington St', 'Escanaba', '49829', '26041'], {
    agents: WEBB,
    employees: 21,
    plans: ['PPO Gold 750', 'DentalPro 1500'],
  }),
  renewing('Tulip City Printing', ['60 E 8th St', 'Holland', '49423', '26139'], {
    agents: ['A1003'],
    employees: 11,
    plans: ['PPO Silver 2500', 'DentalPro 1500'],
    renewsAfter: 1,
  }),
  renewing('Okemos Family Dental', ['4800 Okemos Rd', 'Okemos', '48864', '26065'], {
    agents: ['G9001'],
    employees: 6,
    plans: ['HMO Gold 1000', 'DentalPro 1500'],
    renewsAfter: 2,
  }),
  renewing('Ludington Ferry Tours', ['700 S William St', 'Ludington', '49431', '26105'], {
    agents: ADA,
    employees: 9,
    plans: ['PPO Gold 1000', 'DentalPro 1500'],
    renewal: { status: 'PassivelyRenewed', daysAgo: 18, passive: 'Renewed' },
  }),
  renewing('Bad Axe Equipment', ['51 W Huron Ave', 'Bad Axe', '48413', '26063'], {
    agents: ADA,
    employees: 14,
    plans: ['POS Silver 2000', 'DentalPro 1500'],
    renewal: { status: 'PassiveRenewalFailure', daysAgo: 19, passive: 'Failed' },
  }),
  renewing('Ironwood Lodge Supply', ['230 E Aurora St', 'Ironwood', '49938', '26053'], {
    agents: ADA,
    employees: 8,
    plans: ['PPO Silver 2500', 'DentalPro 1500'],
    renewal: { status: 'PendingPassive', daysAgo: 20, passive: 'Pending' },
  }),
];
