import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { DemoEmployer } from './demo-groups.ts';

/** A fictional new group whose quote has left quoting. */
export interface DemoEnrollingGroup extends DemoEmployer {
  status: QuoteStatus;
  daysAgo: number;
  plans: readonly string[];
  /** It is signed, and decided where the status says so; until then it waits for its signature. */
  isSubmitted: boolean;
  /** Whose details have been entered; 0 = nobody began. */
  completeEmployees: number;
}

type Row = readonly [name: string, status: QuoteStatus, place: readonly [string, string, string, string]];

const PLANS = ['PPO Gold 1000', 'PPO Silver 2500', 'DentalPro 1500'];

/** Half filled in: an application and the first employees. */
const BEGUN = 'Eastern Market Produce';

const SUBMITTED: readonly QuoteStatus[] = ['Complete', 'Pended', 'Rejected', 'Declined', 'Approved'];

const ADAS: readonly Row[] = [
  ['Eastern Market Produce', 'Enrolling', ['2934 Russell St', 'Detroit', '48207', '26163']],
  ['Petoskey Stone Jewelers', 'SignatureRequired', ['316 E Mitchell St', 'Petoskey', '49770', '26047']],
  ['Blue Water Charters', 'Complete', ['1 Military St', 'Port Huron', '48060', '26147']],
  ['Cadillac Sawmill Works', 'Pended', ['840 Plett Rd', 'Cadillac', '49601', '26165']],
  ['Thumb Area Grain', 'Rejected', ['12 Elevator Rd', 'Caro', '48723', '26157']],
  ['Jackson Tool Crib', 'Declined', ['901 Francis St', 'Jackson', '49201', '26075']],
  ['Monroe Street Dance', 'FailedEnrollment', ['45 S Monroe St', 'Monroe', '48161', '26115']],
  ['Lansing Title Partners', 'Approved', ['210 S Washington Sq', 'Lansing', '48933', '26065']],
  // The sandbox of the carrier refuses this name: a row of the group error report.
  ['Duplicate Key Locksmiths', 'Approved', ['77 Cass St', 'Traverse City', '49684', '26055']],
];
const WEBBS: readonly Row[] = [
  ['Munising Bay Tours', 'Enrolling', ['100 City Park Dr', 'Munising', '49862', '26003']],
  ['Iron Mountain Cabinetry', 'Complete', ['520 S Stephenson Ave', 'Iron Mountain', '49801', '26043']],
];

/** A group in each state from enrollment on. */
export const DEMO_ENROLLING_GROUPS: readonly DemoEnrollingGroup[] = [
  ...ADAS.map((row, index) => enrolling(row, 'A1001', index)),
  ...WEBBS.map((row, index) => enrolling(row, 'A2001', index)),
];

function enrolling([name, status, place]: Row, agent: string, index: number): DemoEnrollingGroup {
  const [addressLine1, city, postalCode, countyFips] = place;
  const employees = 5 + ((index * 7) % 15);
  const daysAgo = 21 + index;
  return {
    name,
    addressLine1,
    city,
    postalCode,
    countyFips,
    agents: [agent],
    employees,
    status,
    daysAgo,
    plans: PLANS,
    isSubmitted: SUBMITTED.includes(status),
    completeEmployees: name === BEGUN ? 2 : status === 'Enrolling' ? 0 : employees,
  };
}
