import { BusinessRule } from '../../backend/src/platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import type { BusinessRuleResponse } from '../../shared/src/business-rules/business-rule.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';

/** The clock changes on 1 November 2026 in Detroit: four hours behind Greenwich before, five after. */
describe('today is Detroit’s day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each([
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
    ['2027-01-01T05:00:00Z', '2027-01-01'],
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2028-02-29T05:00:00Z', '2028-02-29'],
  ])(
    'at %s it is %s: a rule that ends that day holds, one that ended the day before does not',
    async (instant, day) => {
      const last = isoDate(day);
      const before = isoDate(new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10));
      app.clock.set(instant);
      const [like] = await app.database.manager.find(BusinessRule, { take: 1 });
      const { id: _id, ...columns } = like!;
      const rule = { ...columns, effectiveDate: isoDate('2020-01-01'), supersedesId: null };
      const ids: number[] = [];
      for (const termDate of [last, before]) {
        ids.push((await app.insert(Object.assign(new BusinessRule(), { ...rule, termDate }))).id);
      }
      const caller = await app.as(await insertSuperUser(app));
      app.get(RulesService).forget();
      const { body } = await caller.get('/api/sales/GetBusinessRules').query({ filter: JSON.stringify({ id: ids }) });
      const active = ids.map((id) => (body as BusinessRuleResponse[]).find(({ Id }) => Id === id)?.IsActive);
      expect(active).toEqual([true, false]);
    },
  );
});
