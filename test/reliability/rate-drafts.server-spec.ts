import type { DataSource } from 'typeorm';
import type { BulkRunRow } from '../../shared/src/bulk-runs/bulk-run.record.ts';
import type { RateDraftDetails } from '../../shared/src/rate-drafts/rate-draft.record.ts';
import { rateFile } from '../rate-drafts/draft-calls.ts';
import { until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { isWhole } from '../support/scope.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';
import { insertRenewingGroups } from './renewing-groups.ts';

const GROUPS = 150;
const PRICED_AT_KILL = isWhole ? [0, 60] : [60];
/** Other calls that are answered after the request to publish, before the kill. */
const ANSWERED_BEFORE_KILL = isWhole ? [0, 1, 2, 4] : [1];
const PERIOD = ['2027-10-01', '2027-12-31'] as const;

describe('a rate file that is priced and published by servers that are killed', () => {
  it(
    'is priced as by one server, and published whole or not at all',
    onKilledServers({ name: 'rate-drafts', kind: 'sqlite', user: 'superuser' }, async (servers) => {
      const { tables } = servers;
      await insertRenewingGroups(tables, GROUPS);
      const file = await nextQuarter(tables);
      let [id, run] = [0, 0];
      for (const wanted of PRICED_AT_KILL) {
        await servers.killed(async (session) => {
          id ||= (await answer<RateDraftDetails>(session.send('POST', '/api/sales/LoadRateDraft', formOf(file)))).Id;
          run ||= await price(session, id);
          const look = () => answer<BulkRunRow>(session.get(`/api/sales/GetBulkRun/${run}`));
          await until(async () => (await look()).Counts.Done >= wanted);
        });
      }
      const draft = (session: HttpSession) => answer<RateDraftDetails>(session.get(`/api/sales/GetRateDraft/${id}`));
      await servers.killed(async (session) => {
        await servers.untilNothingIsLeft();
        const { Result } = await draft(session);
        expect(Result).toMatchObject({ Failed: 0, Gone: 0 });
        await price(session, id);
        await servers.untilNothingIsLeft();
        expect((await draft(session)).Result).toEqual(Result);
      });
      const publish = (session: HttpSession, { Version }: RateDraftDetails) =>
        session.send('PUT', `/api/sales/PublishRateDraft/${id}`, { Version });
      const drafted = await published(tables);
      for (const calls of ANSWERED_BEFORE_KILL) {
        await servers.killed(async (session, kill) => {
          const asked = publish(session, await draft(session)).catch(() => null);
          for (let call = 0; call < calls; call += 1) {
            await session.get('/api/health/live');
          }
          kill();
          await asked;
        });
        expect([drafted, WHOLE(drafted.sheets)]).toContainEqual(await published(tables));
      }
      const session = await servers.survivor();
      await publish(session, await draft(session));
      expect(await published(tables)).toEqual(WHOLE(drafted.sheets));
    }),
    LIMIT_MS,
  );
});

/** The group plans of 2027 in all their rating areas, for a quarter whose rates are not filed any more. */
async function nextQuarter(tables: DataSource): Promise<Buffer> {
  const plans = "SELECT id FROM plans WHERE market = 'SmallGroup' AND businessYear = 2027";
  const filed = await tables.query<{ hiosPlanId: string; area: number }[]>(
    `SELECT DISTINCT plan.hiosPlanId AS hiosPlanId, rate.rateArea AS area FROM plans plan
     JOIN plan_rate_periods period ON period.planId = plan.id JOIN plan_rates rate ON rate.ratePeriodId = period.id
     WHERE plan.id IN (${plans})`,
  );
  await tables.query(`DELETE FROM plan_rate_periods WHERE periodEnd >= '${PERIOD[0]}' AND planId IN (${plans})`);
  return rateFile(filed.map(({ hiosPlanId, area }) => ({ plan: { hiosPlanId }, area, period: PERIOD })));
}

function formOf(file: Buffer): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], 'rates.csv', { type: 'text/csv' }));
  return form;
}

async function price(session: HttpSession, id: number): Promise<number> {
  const { Version } = await answer<RateDraftDetails>(session.get(`/api/sales/GetRateDraft/${id}`));
  const started = session.send('PUT', `/api/sales/PriceRateDraft/${id}`, { Version });
  return (await answer<{ BulkRunId: number }>(started)).BulkRunId;
}

async function answer<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked;
  expect([response.url, response.status]).toEqual([response.url, 200]);
  return (await response.json()) as T;
}

/** What a publication changes. */
const WHOLE = (periods: number) => ({ state: 'Published', sheets: 0, periods, audited: 1 });

async function published(tables: DataSource): Promise<ReturnType<typeof WHOLE>> {
  const [row] = await tables.query<ReturnType<typeof WHOLE>[]>(
    `SELECT (SELECT state FROM rate_drafts) AS state, (SELECT COUNT(*) FROM rate_draft_sheets) AS sheets,
       (SELECT COUNT(DISTINCT ratePeriodId) FROM plan_rates WHERE ratePeriodId IN (
         SELECT id FROM plan_rate_periods WHERE periodStart = '${PERIOD[0]}')) AS periods,
       (SELECT COUNT(*) FROM audit_events WHERE action = 'publish-rate-draft') AS audited`,
  );
  return row!;
}
