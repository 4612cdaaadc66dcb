import type { MetalTier } from '#shared/plans/plan-codes';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** A fictional employer: name, street, city, ZIP, county, employees on its census, source ids of its agents. */
export type DemoEmployer = readonly [
  name: string,
  addressLine1: string,
  city: string,
  postalCode: string,
  countyFips: string,
  employees: number,
  ...agents: string[],
];

/** Days are counted back from today and months from this one, so that the demo is never old. */
type DemoQuote = readonly [name: string, status: QuoteStatus, daysAgo: number, tier?: MetalTier];

export interface NewGroup {
  employer: DemoEmployer;
  /** The newest first. With a tier, its medical plans are of that tier and chosen; else of any, and chosen once there is a proposal. */
  quotes: readonly DemoQuote[];
}

/** Groups that are being quoted. */
// prettier-ignore
export const NEW_GROUPS: readonly NewGroup[] = [
  { employer: ['Lakeshore Cabinet Works', '418 Washington Ave', 'Holland', '49423', '26139', 14, 'A1001'],
    quotes: [['New business', 'EditingCensus', 0]] },
  { employer: ['Monroe Center Dental Supply', '77 Monroe Center St NW', 'Grand Rapids', '49503', '26081', 22, 'A1001'],
    quotes: [['New business', 'Quoting', 1]] },
  { employer: ['Two Hearts Bakery', '1250 Wealthy St SE', 'Grand Rapids', '49506', '26081', 6, 'A1001'],
    quotes: [['Gold plans', 'CreatedProposal', 2, 'Gold'], ['Silver plans', 'Quoting', 5, 'Silver']] },
  { employer: ['Portage Machine & Tool', '9020 Portage Industrial Dr', 'Portage', '49024', '26077', 38, 'A1001', 'A1003'],
    quotes: [['New business', 'CreatedProposal', 4]] },
  { employer: ['Old Mission Cherry Co-op', '15 Center Rd', 'Traverse City', '49686', '26055', 11, 'A1001'],
    quotes: [['First look', 'Quoting', 9]] },
  { employer: ['Huron Street Books', '302 E Huron St', 'Ann Arbor', '48104', '26161', 4, 'A1001'],
    quotes: [] },
  { employer: ['Belle Isle Landscaping', '2100 E Jefferson Ave', 'Detroit', '48207', '26163', 17, 'A1005'],
    quotes: [['New business', 'Quoting', 3]] },
  { employer: ['Superior Ore Logistics', '410 Lakeshore Blvd', 'Marquette', '49855', '26103', 26, 'A2001'],
    quotes: [['New business', 'Quoting', 1]] },
  { employer: ['Keweenaw Outfitters', '55 Quincy St', 'Hancock', '49930', '26061', 8, 'A2001'],
    quotes: [['PPO only', 'CreatedProposal', 6]] },
  { employer: ['Capitol Avenue Architects', '120 N Capitol Ave', 'Lansing', '48933', '26065', 9, 'G9001'],
    quotes: [['New business', 'EditingCensus', 2]] },
];

/** A group that is enrolled: it has plans in force since a year before its renewal. */
export interface RenewingGroup {
  employer: DemoEmployer;
  /** The medical plans that it has now, by name; each group has DENTAL_PLAN as well. */
  plans: readonly string[];
  /** Months from the demo's renewal day to its own, if it is another one; -1 = the first of the next month. */
  renewsAfter?: number;
  /** The renewal quote that somebody has begun. */
  renewal?: readonly [status: QuoteStatus, daysAgo: number, passive?: 'Pending' | 'Renewed' | 'Failed'];
  flags?: { isRenewOlfo?: true; isRolloverToLargeGroup?: true };
}

export const DENTAL_PLAN = 'DentalPro 1500';

/** One of each kind of renewal. The days that quotes were changed lie behind those of the groups that are being quoted. */
// prettier-ignore
export const RENEWING_GROUPS: readonly RenewingGroup[] = [
  // Every plan goes on.
  { employer: ['Grand River Brewing Supply', '240 Front Ave SW', 'Grand Rapids', '49504', '26081', 12, 'A1001'],
    plans: ['PPO Gold 1000', 'PPO Silver 2500'] },
  { employer: ['Harbor Springs Marina', '88 E Bay St', 'Harbor Springs', '49740', '26047', 7, 'A1001'],
    plans: ['PPO Silver 2500'], renewsAfter: -1, renewal: ['EditingCensus', 11] },
  // A plan was dropped and replaced.
  { employer: ['Sleeping Bear Outfitters', '19 N Lake St', 'Glen Arbor', '49636', '26089', 9, 'A1001'],
    plans: ['PPO Gold 750', 'PPO Bronze 6000'], renewal: ['Quoting', 12] },
  // A plan was dropped and nothing follows it.
  { employer: ['Frankenmuth Bakehouse', '610 S Main St', 'Frankenmuth', '48734', '26145', 10, 'A1001'],
    plans: ['POS Silver 2000', 'HMO Gold 1000'], renewal: ['Quoting', 13] },
  // What follows is not sold in the county: for one plan the insurer names another, for one the nearest has to do.
  { employer: ['Flint Hills Metal Finishing', '3300 Dort Hwy', 'Flint', '48507', '26049', 16, 'A1001'],
    plans: ['HMO Local Gold 1250', 'HMO Local Silver 2750'], renewal: ['Quoting', 14] },
  // ACA and non-ACA plans side by side.
  { employer: ['Riverfront Eye Care', '501 Turner St', 'Lansing', '48906', '26065', 8, 'A1001'],
    plans: ['Classic PPO 1500', 'HMO Gold 1000'], renewal: ['Quoting', 15] },
  { employer: ['Saugatuck Gallery Row', '132 Mason St', 'Saugatuck', '49453', '26005', 5, 'A1001'],
    plans: ['PPO Gold 1000'], renewal: ['Quoting', 16], flags: { isRenewOlfo: true } },
  { employer: ['Muskegon Foundry Services', '1800 Lakeshore Dr', 'Muskegon', '49441', '26121', 41, 'A1001'],
    plans: ['PPO Silver 2500', 'HMO Gold 1000'], flags: { isRolloverToLargeGroup: true } },
  { employer: ['Kalamazoo Paper Arts', '412 Burdick St', 'Kalamazoo', '49007', '26077', 13, 'A1001'],
    plans: ['PPO Gold 1000', 'POS Silver 3000'], renewal: ['CreatedProposal', 17] },
  { employer: ['Copper Country Clinic', '209 Sheldon Ave', 'Houghton', '49931', '26061', 18, 'A2001'],
    plans: ['PPO Gold 1000', 'PPO Bronze 6000'], renewal: ['Quoting', 12] },
  { employer: ['Escanaba Paper Converters', '77 Ludington St', 'Escanaba', '49829', '26041', 21, 'A2001'],
    plans: ['PPO Gold 750'] },
  { employer: ['Tulip City Printing', '60 E 8th St', 'Holland', '49423', '26139', 11, 'A1003'],
    plans: ['PPO Silver 2500'], renewsAfter: 1 },
  { employer: ['Okemos Family Dental', '4800 Okemos Rd', 'Okemos', '48864', '26065', 6, 'G9001'],
    plans: ['HMO Gold 1000'], renewsAfter: 2 },
  { employer: ['Ludington Ferry Tours', '700 S William St', 'Ludington', '49431', '26105', 9, 'A1001'],
    plans: ['PPO Gold 1000'], renewal: ['PassivelyRenewed', 18, 'Renewed'] },
  { employer: ['Bad Axe Equipment', '51 W Huron Ave', 'Bad Axe', '48413', '26063', 14, 'A1001'],
    plans: ['POS Silver 2000'], renewal: ['PassiveRenewalFailure', 19, 'Failed'] },
  { employer: ['Ironwood Lodge Supply', '230 E Aurora St', 'Ironwood', '49938', '26053', 8, 'A1001'],
    plans: ['PPO Silver 2500'], renewal: ['PendingPassive', 20, 'Pending'] },
];

/** `completeEmployees` have their details entered; without it all have, or nobody where the quote is still enrolling. */
export type EnrollingGroup = readonly [
  status: QuoteStatus,
  daysAgo: number,
  employer: DemoEmployer,
  completeEmployees?: number,
];

export const ENROLLING_PLANS = ['PPO Gold 1000', 'PPO Silver 2500', DENTAL_PLAN];

/** They are signed, and decided where the status says so, by the product itself once it runs: see playDemo. */
export const SUBMITTED: readonly QuoteStatus[] = ['Complete', 'Pended', 'Rejected', 'Declined', 'Approved'];

/** New groups whose quote has left quoting: one in each status. The sandbox of the carrier refuses the name of the locksmiths. */
// prettier-ignore
export const ENROLLING_GROUPS: readonly EnrollingGroup[] = [
  ['Enrolling', 21, ['Eastern Market Produce', '2934 Russell St', 'Detroit', '48207', '26163', 5, 'A1001'], 2],
  ['SignatureRequired', 22, ['Petoskey Stone Jewelers', '316 E Mitchell St', 'Petoskey', '49770', '26047', 12, 'A1001']],
  ['Complete', 23, ['Blue Water Charters', '1 Military St', 'Port Huron', '48060', '26147', 19, 'A1001']],
  ['Pended', 24, ['Cadillac Sawmill Works', '840 Plett Rd', 'Cadillac', '49601', '26165', 11, 'A1001']],
  ['Rejected', 25, ['Thumb Area Grain', '12 Elevator Rd', 'Caro', '48723', '26157', 18, 'A1001']],
  ['Declined', 26, ['Jackson Tool Crib', '901 Francis St', 'Jackson', '49201', '26075', 10, 'A1001']],
  ['FailedEnrollment', 27, ['Monroe Street Dance', '45 S Monroe St', 'Monroe', '48161', '26115', 17, 'A1001']],
  ['Approved', 28, ['Lansing Title Partners', '210 S Washington Sq', 'Lansing', '48933', '26065', 9, 'A1001']],
  ['Approved', 29, ['Duplicate Key Locksmiths', '77 Cass St', 'Traverse City', '49684', '26055', 16, 'A1001']],
  ['Enrolling', 21, ['Munising Bay Tours', '100 City Park Dr', 'Munising', '49862', '26003', 5, 'A2001']],
  ['Complete', 22, ['Iron Mountain Cabinetry', '520 S Stephenson Ave', 'Iron Mountain', '49801', '26043', 12, 'A2001']],
];

/** A group that the insurer has and nobody is working on. null: the insurer's older system does not know the day. */
export interface BookGroup {
  employer: DemoEmployer;
  number: string;
  phoneNumber: string;
  email: string | null;
  effectiveIn: number | null;
  renewsIn: number | null;
  /** Its coverage ended. */
  termedIn?: number;
}

/** For the book of business: one group of each standing and one without an effective date. */
// prettier-ignore
export const BOOK_GROUPS: readonly BookGroup[] = [
  { employer: ['Ottawa Avenue Print Shop', '210 Ottawa Ave NW', 'Grand Rapids', '49503', '26081', 12, 'A1001'],
    number: '70011204', phoneNumber: '6165550181', email: 'office@ottawaprint.example', effectiveIn: null, renewsIn: 7 },
  { employer: ['Bridge Street Barbers', '644 Bridge St NW', 'Grand Rapids', '49503', '26081', 5, 'A1001'],
    number: '70010877', phoneNumber: '6165550182', email: null, effectiveIn: -16, renewsIn: null, termedIn: -2 },
  { employer: ['Reeds Lake Veterinary Clinic', '2249 Wealthy St SE', 'Grand Rapids', '49503', '26081', 9, 'A1001'],
    number: '70013390', phoneNumber: '6165550183', email: 'hello@reedslakevet.example', effectiveIn: 1, renewsIn: 13 },
];
