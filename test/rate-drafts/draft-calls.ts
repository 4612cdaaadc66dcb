import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { AGE_BANDS } from '../../shared/src/plans/age-band.ts';
import type {
  RateDraftDetails,
  RateDraftGroupRow,
  RateDraftRow,
} from '../../shared/src/rate-drafts/rate-draft.record.ts';
import type { TestApp } from '../support/app.ts';

const HEADER =
  'BusinessYear,StateCode,PlanId,RateEffectiveDate,RateExpirationDate,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';

export interface FiledPlan {
  plan: Pick<Plan, 'hiosPlanId'>;
  /** Whole cents, by position in AGE_BANDS; null = left out. */
  rateOf?: (band: number) => number | null;
  area?: number;
  period?: readonly [from: string, to: string];
}

/** A rate file of these plans for the first quarter of 2027 in area 12: $400 and a dollar for each band, unless told otherwise. */
export const rateFile = (plans: readonly FiledPlan[]): Buffer =>
  Buffer.from([HEADER, ...plans.flatMap(rowsOf), ''].join('\n'));

const rowsOf = ({
  plan,
  rateOf = (band) => 40_000 + band * 100,
  area = 12,
  period: [from, to] = ['2027-01-01', '2027-03-31'],
}: FiledPlan): string[] =>
  AGE_BANDS.flatMap((age, band) => {
    const cents = rateOf(band);
    const rate = cents === null ? '' : (cents / 100).toFixed(2);
    return cents === null
      ? []
      : [`${from.slice(0, 4)},MI,${plan.hiosPlanId},${from},${to},Rating Area ${area},No Preference,${age},${rate},`];
  });

/** The calls of a user. */
export function draftCalls(app: TestApp, user: User) {
  const caller = () => app.as(user);
  const put = async (call: string, { Id, Version }: Pick<RateDraftRow, 'Id' | 'Version'>) =>
    (await caller()).put(`/api/sales/${call}/${Id}`).send({ Version });
  const find = async (id: number) =>
    (await (await caller()).get(`/api/sales/GetRateDraft/${id}`)).body as RateDraftDetails;
  const price = (draft: Pick<RateDraftRow, 'Id' | 'Version'>) => put('PriceRateDraft', draft);
  const load = async (content: Buffer, name = 'rates.csv') =>
    (await caller())
      .post('/api/sales/LoadRateDraft')
      .attach('file', content, { filename: name, contentType: 'text/csv' });
  const listed = async (filter: object, file = '') =>
    (await caller()).get(`/api/sales/GetRateDraftGroups${file}`).query({ filter: JSON.stringify(filter) });
  return {
    find,
    load,
    price,
    listed,
    publish: (draft: Pick<RateDraftRow, 'Id' | 'Version'>) => put('PublishRateDraft', draft),
    discard: (draft: Pick<RateDraftRow, 'Id' | 'Version'>) => put('DiscardRateDraft', draft),
    groups: async (filter: object) => (await listed(filter)).body as RateDraftGroupRow[],
    /** Loads the file and prices the book with it. */
    rehearse: async (content: Buffer): Promise<RateDraftDetails> => {
      const { body } = await load(content);
      await price(body as RateDraftRow);
      await workOff(app);
      return find((body as RateDraftRow).Id);
    },
  };
}

export async function workOff(app: TestApp): Promise<void> {
  while (await app.get(Worker).runOnce());
}
