import type { IsoDate } from '#shared/dates/iso-date';

/** The causes of a premium change, in the order in which they are told apart. */
export const RENEWAL_DRIVERS = ['Age', 'Rate', 'Tobacco', 'Area', 'PlanMapping', 'Household', 'Credit'] as const;
export type RenewalDriver = (typeof RENEWAL_DRIVERS)[number];
type PremiumDriver = Exclude<RenewalDriver, 'Credit'>;

/** What decides a person's rate in one year, besides plan, year and place. */
export interface RatedFacts {
  birthDate: IsoDate;
  /** The day on which the age counts: the first of the year's coverage. */
  ratedOn: IsoDate;
  /** Used tobacco in the six months before the year's coverage. */
  tobacco: boolean;
}

/** Someone who is covered in one of the years or both. */
export interface RenewingPerson<Facts extends RatedFacts = RatedFacts> {
  /** null: joins with the renewal. */
  now: Facts | null;
  /** null: leaves with the renewal. */
  then: Facts | null;
}

/** What a household would pay if only some of the causes had changed. */
export interface Stage<Facts extends RatedFacts = RatedFacts> {
  plan: 'current' | 'successor';
  /** Whose filed rates count. */
  year: 'now' | 'then';
  /** Where the household lives. */
  place: 'now' | 'then';
  people: readonly Facts[];
}

/** The premium of a stage in whole cents; null: not filed. */
export type StagePrice<Facts extends RatedFacts = RatedFacts> = (stage: Stage<Facts>) => number | null;

/** Whole cents a month. */
export interface YearPremium {
  premiumCents: number;
  /** What the tax credit pays; null: not estimated. */
  creditCents: number | null;
}

/** Whole cents a month. The drivers add up to `changeCents`, to the cent. */
export interface RenewalChange {
  before: number;
  after: number;
  changeCents: number;
  /** Before the tax credit, where the credit of the new year is not estimated: it is not invented. */
  isBeforeCredit: boolean;
  /** null: not estimated. */
  drivers: Record<RenewalDriver, number | null>;
}

interface Renewal<Facts extends RatedFacts> {
  people: readonly RenewingPerson<Facts>[];
  price: StagePrice<Facts>;
  now: YearPremium & { creditCents: number };
  then: YearPremium;
}

/**
 * Splits the change of what a household pays into its causes. From the old premium to the new one, one factor at a time changes:
 *
 *  1. age: everyone's age at the renewal, in the current rates;
 *  2. rate: the same plan in the rates of the new year;
 *  3. tobacco: the new answers; 4. area: the new place;
 *  5. plan mapping: the plan that follows;
 *  6. household: people who leave or join, and changes of relationship;
 *  7. credit: what the tax credit pays.
 *
 * If the current plan ends, there is no rate of it in the new year: then its successor is taken at the current rates first, and the rest
 * counts as rate. A price that was not filed is skipped: its part belongs to the next cause.
 * Source: individuals, section 6, item 8.
 */
export function explainRenewal<Facts extends RatedFacts>(renewal: Renewal<Facts>): RenewalChange {
  const { now, then } = renewal;
  const isBeforeCredit = then.creditCents === null;
  const premiums = premiumDrivers(renewal);
  const before = now.premiumCents - (isBeforeCredit ? 0 : now.creditCents);
  const after = then.premiumCents - (then.creditCents ?? 0);
  return {
    before,
    after,
    changeCents: after - before,
    isBeforeCredit,
    drivers: { ...premiums, Credit: then.creditCents === null ? null : now.creditCents - then.creditCents },
  };
}

function premiumDrivers<Facts extends RatedFacts>({ people, price, now, then }: Renewal<Facts>) {
  const drivers: Record<PremiumDriver, number> = {
    Age: 0,
    Rate: 0,
    Tobacco: 0,
    Area: 0,
    PlanMapping: 0,
    Household: 0,
  };
  let level = now.premiumCents;
  for (const [driver, stage] of stagesOf(people, price)) {
    const cents = price(stage);
    if (cents !== null) {
      drivers[driver] += cents - level;
      level = cents;
    }
  }
  // The last stage is the new premium itself; where it differs by what people choose beside it, that is a change of the household.
  drivers.Household += then.premiumCents - level;
  return drivers;
}

type Step<Facts extends RatedFacts> = readonly [PremiumDriver, Stage<Facts>];

function stagesOf<Facts extends RatedFacts>(
  people: readonly RenewingPerson<Facts>[],
  price: StagePrice<Facts>,
): Step<Facts>[] {
  const had = (change: (before: Facts, after: Facts) => Facts) =>
    people.flatMap((person) => (person.now ? [person.then ? change(person.now, person.then) : person.now] : []));
  const aged = had((before, { birthDate, ratedOn }) => ({ ...before, birthDate, ratedOn }));
  const answered = had((before, { birthDate, ratedOn, tobacco }) => ({ ...before, birthDate, ratedOn, tobacco }));
  const remaining = people.flatMap(({ then }) => then ?? []);
  const [current, successor] = [{ plan: 'current' }, { plan: 'successor' }] as const;
  const [old, renewed] = [{ year: 'now' }, { year: 'then' }] as const;
  const [here, there] = [{ place: 'now' }, { place: 'then' }] as const;
  const age: Step<Facts> = ['Age', { ...current, ...old, ...here, people: aged }];
  const household: Step<Facts> = ['Household', { ...successor, ...renewed, ...there, people: remaining }];
  const goesOn: Step<Facts> = ['Rate', { ...current, ...renewed, ...here, people: aged }];
  if (price(goesOn[1]) !== null) {
    return [
      age,
      goesOn,
      ['Tobacco', { ...current, ...renewed, ...here, people: answered }],
      ['Area', { ...current, ...renewed, ...there, people: answered }],
      ['PlanMapping', { ...successor, ...renewed, ...there, people: answered }],
      household,
    ];
  }
  const inOldRates: Stage<Facts> = { ...successor, ...old, ...there, people: answered };
  const inNewRates: Stage<Facts> = { ...successor, ...renewed, ...there, people: answered };
  return [
    age,
    ['Tobacco', { ...current, ...old, ...here, people: answered }],
    ['Area', { ...current, ...old, ...there, people: answered }],
    ...(price(inOldRates) === null
      ? [['PlanMapping', inNewRates] as const]
      : [['PlanMapping', inOldRates] as const, ['Rate', inNewRates] as const]),
    household,
  ];
}
