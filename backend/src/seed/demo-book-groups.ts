import type { EntityManager } from 'typeorm';
import { addMonths, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';
import type { DemoEmployer } from './demo-groups.ts';
import { DAY_MS, insertDemoGroup, type DemoOwner } from './demo-rows.ts';

/** A group that the insurer has and nobody is working on. Months are counted from this month. */
interface DemoBookGroup extends DemoEmployer {
  number: string;
  phoneNumber: string;
  email: string | null;
  /** Null: the insurer's older system knows no effective date, only the renewal. */
  effectiveIn: number | null;
  renewsIn: number | null;
  /** Its coverage ended. */
  termedIn?: number;
}

const QUIET_DAYS = 300;
const GRAND_RAPIDS = { city: 'Grand Rapids', postalCode: '49503', countyFips: '26081', agents: ['A1001'] } as const;

/** For the book of business: one group of each standing and one without an effective date. */
const DEMO_BOOK_GROUPS: readonly DemoBookGroup[] = [
  {
    ...GRAND_RAPIDS,
    name: 'Ottawa Avenue Print Shop',
    addressLine1: '210 Ottawa Ave NW',
    employees: 12,
    number: '70011204',
    phoneNumber: '6165550181',
    email: 'office@ottawaprint.example',
    effectiveIn: null,
    renewsIn: 7,
  },
  {
    ...GRAND_RAPIDS,
    name: 'Bridge Street Barbers',
    addressLine1: '644 Bridge St NW',
    employees: 5,
    number: '70010877',
    phoneNumber: '6165550182',
    email: null,
    effectiveIn: -16,
    renewsIn: null,
    termedIn: -2,
  },
  {
    ...GRAND_RAPIDS,
    name: 'Reeds Lake Veterinary Clinic',
    addressLine1: '2249 Wealthy St SE',
    employees: 9,
    number: '70013390',
    phoneNumber: '6165550183',
    email: 'hello@reedslakevet.example',
    effectiveIn: 1,
    renewsIn: 13,
  },
];

/** Adds them; `ownerOf` finds the people of their agents. */
export async function seedBookGroups(
  tx: EntityManager,
  ownerOf: (agents: readonly string[]) => DemoOwner,
  { today, now }: { today: IsoDate; now: Date },
): Promise<void> {
  const inMonths = (months: number | null) => (months === null ? null : addMonths(firstOfMonth(today), months));
  for (const demo of DEMO_BOOK_GROUPS) {
    await insertDemoGroup(tx, demo, ownerOf(demo.agents), {
      changedAt: new Date(now.getTime() - QUIET_DAYS * DAY_MS),
      groupEnterpriseId: demo.number,
      phoneNumber: demo.phoneNumber,
      email: demo.email,
      lastEffectiveDate: inMonths(demo.effectiveIn),
      renewalDate: inMonths(demo.renewsIn),
      termDate: inMonths(demo.termedIn ?? null),
    });
  }
}
