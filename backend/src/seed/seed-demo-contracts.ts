import type { DataSource, EntityManager } from 'typeorm';
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
import type { MetalTier } from '#shared/plans/plan-codes';
import { addRows } from '../platform/database/add-rows.ts';
import { Contract } from '../book/contracts/contract.table.ts';
import { ContractWriter, type NumberedContract } from '../book/contracts/import/contract-writer.ts';
import { readContract } from '../book/contracts/import/read-contract.ts';
import { PlanCrosswalk, WHOLE_STATE } from '../catalogue/plans/plan-crosswalk.table.ts';
import { Plan } from '../catalogue/plans/plan.table.ts';
import { Provider } from '../catalogue/providers/provider.table.ts';
import { ImportSummary } from '../platform/database/import-report.ts';
import { BOOKS, CASES, credit, type DemoBill, type DemoContract } from './demo-contracts.ts';

const numberOf = (index: number): string => `C${String(48_000_001 + index)}`;

/** The demo's individual and Medicare books, written as a file of the carrier would be. Does nothing where they are there already. */
export async function seedDemoContracts(
  database: DataSource,
  { today, now }: { today: IsoDate; now: Date },
): Promise<void> {
  if (await database.manager.existsBy(Contract, { contractNumber: numberOf(0) })) {
    return;
  }
  const plans = await database.manager.find(Plan, {
    where: { market: 'Individual', coverage: 'medical' },
    order: { id: 'ASC' },
  });
  const planOf: Context['planOf'] = (tier, year) =>
    plans.find((plan) => plan.metalTier === tier && plan.businessYear === year) ?? null;
  const lostDoctor = await database.manager.findOne(Provider, {
    where: { isPcp: true, acceptsNewPatients: false },
    order: { id: 'ASC' },
  });
  const demos = BOOKS.flatMap(([agent, cases, count, first = 0]) =>
    [...CASES.slice(0, cases), ...ordinary(count, first)].map((demo) => ({ agent, demo })),
  );
  const contracts = demos.map(({ agent, demo }, index): NumberedContract => {
    const context = { agent, number: numberOf(index), index, today, planOf, lostDoctor };
    const line = readContract(JSON.stringify(toContractLine(demo, context)));
    if (typeof line === 'string') {
      throw new Error(`Demo contract ${index}: ${line}`);
    }
    return { row: index + 1, line };
  });
  await database.transaction(async (tx) => {
    await seedCrosswalk(tx, plans, yearOf(today));
    await new ContractWriter(tx, new ImportSummary(), { run: 0, now }).write(contracts);
  });
}

/** What becomes of the first plan of a tier, which the demo's contracts have. The others go on under their filed ids. */
const ENDS: readonly { tier: MetalTier; isReplaced: boolean; reason: string }[] = [
  { tier: 'Silver', isReplaced: true, reason: 'The insurer replaced this plan' },
  { tier: 'Bronze', isReplaced: false, reason: 'The insurer ended this plan' },
];

/** So that renewals of the demo's contracts show a plan that goes on, one that is replaced and one that ends. */
async function seedCrosswalk(tx: EntityManager, plans: readonly Plan[], year: number): Promise<void> {
  const of = (tier: MetalTier, businessYear: number) =>
    plans.filter((plan) => plan.metalTier === tier && plan.businessYear === businessYear);
  for (const { tier, isReplaced, reason } of ENDS) {
    const [from] = of(tier, year);
    const heir = of(tier, year + 1).find(
      ({ hiosPlanId, networkType, planKind }) =>
        hiosPlanId !== from?.hiosPlanId && networkType === from?.networkType && planKind === from.planKind,
    );
    if (from && (heir || !isReplaced) && !(await tx.existsBy(PlanCrosswalk, { fromPlanId: from.id }))) {
      const toPlanId = isReplaced ? heir!.id : null;
      await addRows(tx, PlanCrosswalk, { fromPlanId: from.id, toPlanId, countyFips: WHOLE_STATE, reason });
    }
  }
}

// prettier-ignore
const FIRST = ['Aaron', 'Bella', 'Curtis', 'Deja', 'Elena', 'Frank', 'Gloria', 'Hugo', 'Imani', 'Jonas', 'Kara', 'Liam', 'Mona', 'Nathan', 'Opal', 'Quentin'];
// prettier-ignore
const LAST = ['Albright', 'Bjornson', 'Calloway', 'DeWitt', 'Eastman', 'Ferrara', 'Gunderson', 'Hollis', 'Iverson', 'Jefferies', 'Kowalski', 'Lawson', 'McAllister'];
const TIERS: readonly MetalTier[] = ['Silver', 'Gold', 'Bronze', 'Silver', 'Platinum'];

/** Ordinary ones, that fill several pages. */
const ordinary = (count: number, first: number): DemoContract[] =>
  Array.from({ length: count }, (_, at) => {
    const index = first + at;
    return {
      subscriber: [FIRST[index % FIRST.length]!, LAST[(index * 5) % LAST.length]!, 22 + ((index * 7) % 42)],
      tier: TIERS[index % TIERS.length]!,
      premium: 240 + ((index * 37) % 500) + 0.45,
      bill: index % 6 === 5 ? 'late' : 'paid',
      ...(index % 3 === 0 && credit(80 + ((index * 13) % 260), '')),
      ...(index % 4 === 1 && { eft: true as const }),
    };
  });

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
  /** Source id. */
  agent: string;
  number: string;
  index: number;
  today: IsoDate;
  /** Of the product, by metal tier; null where it does not have one in the contract's year. */
  planOf: (tier: DemoContract['tier'], year: number) => { id: number; displayName: string } | null;
  /** Accepts no new patients; null where the directory has none. */
  lostDoctor: { npi: string; firstName: string; lastName: string } | null;
}

/** A contract of the demo as a line of the carrier's file. Days count from today, so that the demo is never old. */
function toContractLine(demo: DemoContract, { agent, number, index, today, planOf, lostDoctor }: Context): object {
  const { medicare, marketplace, isComing, ended } = demo;
  const [First, Last, age] = demo.subscriber;
  const days = daysOf(demo, { today, index });
  const plan = medicare ? null : planOf(demo.tier, yearOf(days.EffectiveDate));
  const [AddressLine1, City, PostalCode, areaCode] = PLACES[index % PLACES.length]!;
  const phone = `${areaCode}55501${String(index % 100).padStart(2, '0')}`;
  const bornAt = (name: string, years: number): IsoDate => {
    switch (demo.turning?.[name]) {
      case 26:
        return isoDateOf(yearOf(today) - 26, 12, 1);
      case 65:
        return addYears(addDays(today, 100), -65);
      default:
        return addDays(addYears(firstOfMonth(today), -years), -(7 + ((index * 31) % 300)));
    }
  };
  const pcp = lostDoctor && {
    PrimaryCareProviderId: lostDoctor.npi,
    PrimaryCareProviderName: `${lostDoctor.firstName} ${lostDoctor.lastName}`,
  };
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
    ...(RelationshipCode === 'Self' && demo.hasLostDoctor && pcp),
    UsesTobacco: RelationshipCode === 'Self' && demo.tobacco === true,
  });
  return {
    ContractId: number,
    SrcAgentId: agent,
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
    Invoices: isComing || demo.isVoid ? [] : invoicesOf(demo, { number, today, from: days.EffectiveDate }),
    Members: [member('Self', First, age), ...(demo.family ?? []).map((each) => member(...each))],
  };
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

function invoicesOf(
  { premium, bill, ended = 0 }: DemoContract,
  { number, from, today }: { number: string; from: IsoDate; today: IsoDate },
): object[] {
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
