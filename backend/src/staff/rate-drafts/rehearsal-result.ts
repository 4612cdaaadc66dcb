import { AGE_BAND_COUNT, ageBandLabel } from '#shared/plans/age-band';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Rehearsal, RehearsedPart } from '#shared/rate-drafts/rate-draft.record';
import { type FiledRates, NOT_FILED, RATE_AREA_COUNT, rateIndex } from '../../catalogue/rating/filed-rates.ts';
import type { MissingRate } from './rehearse-group.ts';
import type { RehearsedGroup } from './rate-draft.table.ts';

/** A plan's area with rates for some ages only. */
export interface RateGap {
  planId: number;
  area: number;
  ages: number;
}

/** Areas of these plans where some ages have rates and others have none: a plan is sold at every age, or not in the area. */
export function ratesGaps({ rowOf, plainCents }: FiledRates, planIds: readonly number[]): RateGap[] {
  return planIds.flatMap((planId) =>
    Array.from({ length: RATE_AREA_COUNT }, (_, at) => at + 1).flatMap((area) => {
      const first = rateIndex(rowOf.get(planId) ?? 0, area, 0);
      const ages = plainCents.subarray(first, first + AGE_BAND_COUNT).filter((cents) => cents === NOT_FILED).length;
      return ages === 0 || ages === AGE_BAND_COUNT ? [] : [{ planId, area, ages }];
    }),
  );
}

interface Sums {
  groups: number;
  members: number;
  now: number;
  then: number;
}

export type GroupFound = Pick<
  RehearsedGroup,
  'outcome' | 'rateArea' | 'members' | 'nowCents' | 'thenCents' | 'shares' | 'missing'
>;

/** The result is stored as one text, for which MySQL has 64 kB. */
const MOST_PARTS = 150;
const MOST_LINES = 50;

/** Adds up what a draft does to the groups of the book, one after another: in whole cents, by rating area, age and plan. */
export class RehearsalSums {
  private readonly total = noSums();
  private readonly areas = new Map<number, Sums>();
  private readonly ages = new Map<number, Sums>();
  /** By name: the same plan of two years is one. */
  private readonly plans = new Map<string, Sums>();
  private readonly outcomes = { Priced: 0, NotRated: 0, NoRatesNow: 0, Gone: 0, Failed: 0 };
  private readonly missing = new Map<string, Rehearsal['Missing'][number]>();

  constructor(private readonly nameOf: (planId: number) => string) {}

  add({ outcome, missing, rateArea, members, nowCents, thenCents, shares }: GroupFound): void {
    this.outcomes[outcome] += 1;
    this.addMissing(missing ?? []);
    if (outcome !== 'Priced') {
      return;
    }
    const sums = { groups: 1, members, now: nowCents ?? 0, then: thenCents ?? 0 };
    addTo(this.total, sums);
    addTo(sumsOf(this.areas, rateArea), sums);
    const ages = new Map<number, Sums>();
    const plans = new Map<string, Sums>();
    for (const share of shares ?? []) {
      const part = { groups: 0, members: share.members, now: share.now, then: share.then };
      addTo(sumsOf(ages, share.band), part);
      addTo(sumsOf(plans, this.nameOf(share.planId)), part);
    }
    ages.forEach((part, band) => addTo(sumsOf(this.ages, band), { ...part, groups: 1 }));
    plans.forEach((part, name) => addTo(sumsOf(this.plans, name), { ...part, groups: 1 }));
  }

  result(gaps: readonly RateGap[]): Rehearsal {
    const { groups: _priced, ...total } = this.total;
    const missing = [...this.missing.values()].toSorted((one, other) => other.Groups - one.Groups);
    return {
      Groups: Object.values(this.outcomes).reduce((sum, groups) => sum + groups, 0),
      ...this.outcomes,
      Members: total.members,
      PremiumNow: dollarsFromCents(total.now),
      PremiumThen: dollarsFromCents(total.then),
      Areas: partsOf(this.areas, (area) => `Rating Area ${area}`),
      Ages: partsOf(this.ages, ageBandLabel),
      Plans: partsOf(this.plans, (name) => name),
      Missing: missing.slice(0, MOST_LINES),
      MissingTotal: missing.length,
      Gaps: gaps.slice(0, MOST_LINES).map(({ planId, area, ages }) => ({
        Plan: this.nameOf(planId),
        RateArea: area,
        Ages: ages,
      })),
      GapsTotal: gaps.length,
    };
  }

  private addMissing(rates: readonly MissingRate[]): void {
    for (const { planId, area, band, members } of rates) {
      const rate = { Plan: this.nameOf(planId), RateArea: area, Age: band === null ? null : ageBandLabel(band) };
      const key = Object.values(rate).join();
      const known = this.missing.get(key) ?? { ...rate, Groups: 0, Members: 0 };
      this.missing.set(key, { ...known, Groups: known.Groups + 1, Members: known.Members + members });
    }
  }
}

const noSums = (): Sums => ({ groups: 0, members: 0, now: 0, then: 0 });

function sumsOf<Key>(sums: Map<Key, Sums>, key: Key): Sums {
  const known = sums.get(key) ?? noSums();
  sums.set(key, known);
  return known;
}

function addTo(sums: Sums, { groups, members, now, then }: Sums): void {
  sums.groups += groups;
  sums.members += members;
  sums.now += now;
  sums.then += then;
}

/** Steepest increase first; of too many, the steepest in either direction. */
function partsOf<Key extends string | number>(
  sums: ReadonlyMap<Key, Sums>,
  labelOf: (key: Key) => string,
): RehearsedPart[] {
  const shareOf = ({ now, then }: Sums) => (now === 0 ? 0 : (then - now) / now);
  return [...sums]
    .toSorted(([, one], [, other]) => Math.abs(shareOf(other)) - Math.abs(shareOf(one)))
    .slice(0, MOST_PARTS)
    .toSorted(([a, one], [b, other]) => shareOf(other) - shareOf(one) || (a < b ? -1 : 1))
    .map(([key, { groups, members, now, then }]) => ({
      Label: labelOf(key),
      Groups: groups,
      Members: members,
      PremiumNow: dollarsFromCents(now),
      PremiumThen: dollarsFromCents(then),
    }));
}
