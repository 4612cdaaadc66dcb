import type { RatedPlan } from '../../catalogue/rating/charged-members.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import type { FiledRates } from '../../catalogue/rating/filed-rates.ts';
import type { Stage } from '#shared/contract-renewals/premium-change';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CreditMember } from '../quote-plans/quoted-member.ts';
import type { RenewalFacts } from './renewal-people.ts';

/** A year of a renewal: its filed rates, where the household lives, and both plans as they are sold in it. */
export interface RenewalYear {
  effectiveDate: IsoDate;
  rates: FiledRates;
  /** 1 to 16. */
  area: number;
  /** null: not sold in this year. */
  current: RatedPlan | null;
  successor: RatedPlan | null;
}

/** Prices a household as it was, is, or would be between two years. */
export class RenewalPrices {
  constructor(
    private readonly now: RenewalYear,
    private readonly then: RenewalYear,
  ) {}

  /** The total of a stage in whole cents; null = not filed. */
  total(stage: Stage<RenewalFacts>): number | null {
    return this.rates(stage)?.reduce((sum, cents) => sum + cents, 0) ?? null;
  }

  /** Same for each person; a child beyond the third is free. */
  rates({ plan, year, place, people }: Stage<RenewalFacts>): number[] | null {
    const { effectiveDate, rates, ...sold } = year === 'now' ? this.now : this.then;
    const rated = sold[plan];
    if (!rated) {
      return null;
    }
    const { area } = place === 'now' ? this.now : this.then;
    const cents = explainMembers({ plan: rated, rates, members: people.map(toRatedMember), area, effectiveDate });
    return cents.some(({ rateCents }) => rateCents === null) ? null : cents.map(({ rateCents }) => rateCents!);
  }
}

/** Of the one household of the contract. Whether tobacco counts is known by year: its date is not needed. */
export const toRatedMember = ({ id, relationship, birthDate, ratedOn, tobacco, tax }: RenewalFacts): CreditMember => ({
  ...{ id, relationship, birthDate, ratedOn, tobacco, tax },
  lastTobaccoUse: null,
  household: 1,
  enrolls: { medical: true, dental: false, vision: false },
});
