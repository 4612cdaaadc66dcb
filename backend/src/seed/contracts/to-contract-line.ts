import type { Relationship } from '#shared/census/census-codes';
import {
  addDays,
  addMonths,
  addYears,
  firstOfMonth,
  firstOfNextMonth,
  type IsoDate,
  isoDateOf,
  yearOf,
} from '#shared/dates/iso-date';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import type { DemoBill, DemoContract } from './demo-contracts.ts';

/** Where the demo's households live: street, city, ZIP, area code. */
const PLACES = [
  ['418 Washington Ave', 'Holland', '49423', '616'],
  ['302 E Huron St', 'Ann Arbor', '48104', '734'],
  ['2934 Russell St', 'Detroit', '48207', '313'],
  ['410 Lakeshore Blvd', 'Marquette', '49855', '906'],
  ['120 N Capitol Ave', 'Lansing', '48933', '517'],
  ['15 Center Rd', 'Traverse City', '49686', '231'],
] as const;

/** The last invoices that the carrier tells of. */
const INVOICES = 6;
const DAYS_LATE: Partial<Record<DemoBill, number>> = { late: 9, 'very late': 52, 'in suspense': 12 };
/** Months that are not paid. */
const UNPAID: Record<DemoBill, number> = { paid: 0, late: 1, 'very late': 2, 'in suspense': 1, credit: 0, none: 0 };

interface Context {
  number: string;
  index: number;
  today: IsoDate;
  /** Of the product, by metal tier; null where it does not have one in the contract's year. */
  planOf: (tier: DemoContract['tier'], year: number) => { id: number; displayName: string } | null;
  /** Accepts no new patients; null where the directory has none. */
  lostDoctor: { npi: string; firstName: string; lastName: string } | null;
}

/** A contract of the demo as a line of the carrier's file. Days count from today, so that the demo is never old. */
export function toContractLine(demo: DemoContract, { number, index, today, planOf, lostDoctor }: Context): object {
  const { subscriber, medicare, premium, marketplace, isComing = false, ended } = demo;
  const [First, Last, age] = subscriber;
  const days = daysOf(demo, { today, index });
  const plan = medicare ? null : planOf(demo.tier, yearOf(days.EffectiveDate));
  const [AddressLine1, City, PostalCode, areaCode] = PLACES[index % PLACES.length]!;
  const phone = `${areaCode}55501${String(index % 100).padStart(2, '0')}`;
  const bornAt = (name: string, age: number) =>
    birthDateOf(demo.turning?.[name] ?? age, { today, index, isTurning: Boolean(demo.turning?.[name]) });
  const member = (RelationshipCode: Relationship, memberFirst: string, memberAge: number) => ({
    IsSubscriber: RelationshipCode === 'Self',
    RelationshipCode,
    Name: { First: memberFirst, Last },
    DateOfBirth: bornAt(memberFirst, memberAge),
    EnterpriseId: `${number}${RelationshipCode.charAt(0)}${memberAge}`.slice(0, 20),
    EffectiveDate: days.EffectiveDate,
    IsActive: ended === undefined,
    HomeAddress: { PostalCode },
    HomePhone: { AreaCode: areaCode, Number: phone.slice(3) },
    ...(RelationshipCode === 'Self' && demo.hasLostDoctor && lostDoctor && pcpOf(lostDoctor)),
    UsesTobacco: RelationshipCode === 'Self' && demo.tobacco === true,
  });
  return {
    ContractId: number,
    SrcAgentId: demo.agent,
    IsMedicare: medicare !== undefined,
    IsVoid: demo.isVoid ?? false,
    FacetsId: `F${number.slice(1)}`,
    Name: { First, Last },
    DateOfBirth: bornAt(First, age),
    Phone: phone,
    Email: `${First.charAt(0)}.${Last.replaceAll(/[^A-Za-z]/g, '')}`.toLowerCase().slice(0, 40) + '@example.com',
    Address: { AddressLine1, City, StateCode: 'MI', PostalCode },
    ...days,
    IsActive: ended === undefined,
    MedicalPlanId: plan?.id ?? 0,
    PlanName: medicare?.plan ?? plan?.displayName ?? `PPO ${demo.tier}`,
    DentalPlanName: medicare?.dental ?? '',
    CsrLevelDescription: marketplace?.csr ?? '',
    FromFFM: marketplace !== undefined,
    LatestAptc: marketplace?.aptc ?? null,
    PaymentMethod: demo.eft ? 'EFT' : null,
    OngoingPaymentType: medicare?.pays ?? null,
    CurrentInvoice: currentInvoice(demo, today),
    Invoices:
      isComing || demo.isVoid
        ? []
        : invoicesOf({ number, premium, bill: demo.bill, ended, today, from: days.EffectiveDate }),
    Members: [member('Self', First, age), ...(demo.family ?? []).map((each) => member(...each))],
  };
}

const pcpOf = ({ npi, firstName, lastName }: NonNullable<Context['lostDoctor']>) => ({
  PrimaryCareProviderId: npi,
  PrimaryCareProviderName: `${firstName} ${lastName}`,
});

/** Those who are turning an age do so in December, or as 65 in about three months. */
function birthDateOf(
  age: number,
  { today, index, isTurning }: Pick<Context, 'today' | 'index'> & { isTurning: boolean },
): IsoDate {
  if (isTurning) {
    return age === 26 ? isoDateOf(yearOf(today) - age, 12, 1) : addYears(addDays(today, 100), -age);
  }
  return addDays(addYears(firstOfMonth(today), -age), -(7 + ((index * 31) % 300)));
}

function daysOf({ isComing, ended, bill }: DemoContract, { today, index }: { today: IsoDate; index: number }) {
  const month = firstOfMonth(today);
  const EffectiveDate = isComing ? firstOfNextMonth(today) : isoDateOf(yearOf(addMonths(month, -(ended ?? 0))), 1, 1);
  return {
    EffectiveDate,
    OriginalEffectiveDate: isComing ? EffectiveDate : addYears(EffectiveDate, -(index % 5)),
    TerminationDate: ended === undefined ? null : addDays(addMonths(month, 1 - ended), -1),
    PaidToDate: isComing ? null : addDays(addMonths(month, 1 - UNPAID[bill] - (ended ?? 0)), -1),
  };
}

function currentInvoice({ bill, premium }: DemoContract, today: IsoDate): object | null {
  if (bill === 'none') {
    return null;
  }
  const daysLate = DAYS_LATE[bill];
  return {
    InvoiceStatus: bill === 'credit' ? 'Credit' : 'Open',
    DueDate: daysLate === undefined ? firstOfNextMonth(today) : addDays(today, -daysLate),
    TotalAmountDue: bill === 'credit' ? -35.2 : wholeCents(premium * Math.max(UNPAID[bill], 1)),
    CurrentSuspense: bill === 'in suspense' ? premium : 0,
  };
}

interface Billed {
  number: string;
  premium: number;
  bill: DemoBill;
  ended: number | undefined;
  from: IsoDate;
  today: IsoDate;
}

function invoicesOf({ number, premium, bill, ended = 0, from, today }: Billed): object[] {
  const months = Array.from({ length: INVOICES }, (_, ago) => ({
    ago,
    start: addMonths(firstOfMonth(today), -ago - ended),
  }));
  return months
    .filter(({ start }) => start >= from)
    .map(({ ago, start }) => {
      const isUnpaid = ago < UNPAID[bill];
      const PreviousBalance = isUnpaid ? wholeCents(premium * (UNPAID[bill] - 1 - ago)) : 0;
      const paidOn = addDays(start, -4);
      return {
        InvoiceId: `${number}-${start.slice(2, 7).replace('-', '')}`,
        InvoiceCreatedDate: addDays(start, -12),
        CoverageStart: start,
        CoverageEnd: addDays(addMonths(start, 1), -1),
        CurrentAmountDue: premium,
        PreviousBalance,
        TotalAmountDue: wholeCents(premium + PreviousBalance),
        InvoiceStatus: isUnpaid ? 'Open' : 'Paid',
        IsInvoicePdfAvailable: ago < INVOICES - 1,
        Payments: isUnpaid
          ? []
          : [{ PaymentAmount: premium, PaymentDate: paidOn, PaymentType: ago % 2 === 0 ? 'EFT' : 'Check' }],
      };
    });
}

const wholeCents = (dollars: number): number => dollarsFromCents(centsFromDollars(dollars));
