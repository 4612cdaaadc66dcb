import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { CostYear } from '#shared/plans/yearly-cost';
import { HOUSEHOLD_PLANS, TWO_PLAN_OFFERS } from '#shared/quotes/quotes.calls';
import { call, query } from '#web/http/calls';

/** What one person needs of a plan in the year. */
export interface Need {
  year: CostYear;
  seesDoctors: boolean;
}

/** By the member's id. */
export type Needs = Readonly<Record<number, Need>>;

/** The cheapest ways to divide the household, for what each person needs. */
export const twoPlansQuery = ({ Id, Version }: IndividualQuoteResponse, needs: Needs) => {
  const idsOf = (isSo: (need: Need) => boolean) =>
    Object.entries(needs)
      .filter(([, need]) => isSo(need))
      .map(([id]) => id)
      .join(',');
  const asked = {
    usual: idsOf(({ year }) => year === 'usual'),
    bad: idsOf(({ year }) => year === 'bad'),
    doctors: idsOf(({ seesDoctors }) => seesDoctors),
  };
  return {
    ...query(TWO_PLAN_OFFERS.find, { quoteId: Id, query: asked }),
    queryKey: ['individual-quote', Id, 'two-plans', Version, asked],
    gcTime: 0,
  };
};

/** Who gets the second plan, and which plans. */
export interface Division {
  memberIds: readonly number[];
  firstPlanId: number | null;
  secondPlanId: number | null;
}

export const divideHousehold = (
  { Id, Version }: IndividualQuoteResponse,
  { memberIds, firstPlanId, secondPlanId }: Division,
): Promise<IndividualQuoteResponse> =>
  call(HOUSEHOLD_PLANS.divide, {
    id: Id,
    body: { Version, MemberIds: [...memberIds], FirstPlanId: firstPlanId, SecondPlanId: secondPlanId },
  });

/** The quote that remains. */
export const uniteHousehold = ({ Id, Version }: IndividualQuoteResponse): Promise<IndividualQuoteResponse> =>
  call(HOUSEHOLD_PLANS.unite, { id: Id, body: { Version } });
