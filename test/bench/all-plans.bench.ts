import { ageOn } from '../../shared/src/dates/iso-date.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { startServer } from '../support/running-server.ts';
import { signInToApi } from './api-session.ts';
import { mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import { groupOf120 } from './demo-group.ts';
import { createQuoteOf120 } from './demo-quote.ts';
import { startFloor } from './floor.ts';
import { millisecondsPerRequest } from './load.ts';
import { atMost, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 9;
const AREA_OF_GRAND_RAPIDS = 12;

/** GetAllPlans of 120 members, signed in, against a handler that has everything in memory, prices, stringifies and answers. */
export async function allPlansBench(): Promise<Finding[]> {
  const database = (await mysqlBenchDatabase()) ?? (await sqliteBenchDatabase());
  const server = await startServer('bench-all-plans', { DATABASE_URL: database.url });
  try {
    const session = await signInToApi(server.url, 'agent');
    const quote = await createQuoteOf120(session);
    const path = `/api/plan/GetAllPlans/${quote.Id}`;
    const plans = await session.get<Plan[]>(path);
    const rates = await database.query<{ planId: number; ageBand: number; rateCents: number }>(
      `SELECT p.planId, r.ageBand, r.rateCents FROM plan_rates r JOIN plan_rate_periods p ON p.id = r.ratePeriodId
       WHERE r.rateArea = ${AREA_OF_GRAND_RAPIDS} AND p.periodStart <= ? AND p.periodEnd >= ?`,
      [quote.EffectiveDate, quote.EffectiveDate],
    );
    const cents = new Map(plans.map(({ PlanId }) => [PlanId, Array<number>(51).fill(0)]));
    for (const { planId, ageBand, rateCents } of rates) {
      cents.get(planId)?.splice(ageBand, 1, rateCents);
    }
    const places = groupOf120(quote.EffectiveDate).map(({ birthDate }) =>
      ageBandOf(ageOn(birthDate, quote.EffectiveDate)),
    );
    const floor = await startFloor(null, { [path]: { pricing: { plans, cents: [...cents.values()], places } } });
    const ours = { url: server.url + path, headers: session.headers };
    const bare = { url: floor.url + path, headers: session.headers };
    const {
      ours: a,
      floor: b,
      ratio,
    } = await inTurns(
      () => millisecondsPerRequest(ours),
      () => millisecondsPerRequest(bare),
      ROUNDS,
    ).finally(() => floor.stop());
    const detail = `${a.toFixed(2)} ms, bare handler ${b.toFixed(2)} ms, ${database.kind}`;
    return [atMost(`GetAllPlans, 120 members x ${plans.length} plans`, ratio, 2.5, detail)];
  } finally {
    await server.stop();
    await database.drop();
  }
}
