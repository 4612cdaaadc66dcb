import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { seedBenchmarks, seedSmallCatalogue } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { playHouseholds } from '../../backend/src/seed/play-households.ts';
import { playMarketplace } from '../../backend/src/seed/play-marketplace.ts';
import { seedDemoAccounts } from '../../backend/src/seed/seed-demo-accounts.ts';
import { type TestApp, startApp } from '../support/app.ts';

const NOT_LOADED = 'The poverty guidelines and percentages for 2028 are not loaded, so no tax credit can be estimated.';
const ENDED = 'This quote has expired because open enrollment period (OEP) has ended.';

describe.each([
  ['2027-03-15T17:00:00Z', 'open enrollment has ended', []],
  ['2028-02-29T17:00:00Z', 'the rules name no later open enrollment', [['Ruth Abernathy', NOT_LOADED]]],
])('the demo that is begun on %s, when %s', (now, _what, others) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    app.clock.set(now);
    await seedLocations(app.database, ['MI']);
    await seedDemoAccounts(app.database);
    await seedSmallCatalogue(app.database, app.clock.today());
    await seedBenchmarks(app.database, { today: app.clock.today() });
  });
  afterAll(() => app.close());

  it('has the households that the day allows, and says which others it leaves out', async () => {
    const played = {
      now: () => app.clock.now(),
      today: () => app.clock.today(),
      at: async <Result>(instant: Date, work: () => Promise<Result>) => {
        app.clock.set(instant.toISOString());
        return work().finally(() => app.clock.set(now));
      },
    };
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await playHouseholds(app.server, played);
    await playMarketplace(app.server, played);
    const messages = said.mock.calls.map(([message]) => String(message));
    const ended = ['Walter Nyberg', 'Dennis Osei', 'Leila Farhat'].map((name) => [name, ENDED]);
    expect(messages.filter((message) => message.startsWith('The household '))).toEqual(
      [...others, ...ended].map(([name, why]) => `The household ${name} is left as it is. ${why}`),
    );
    expect(await app.database.manager.count(Quote)).toBeGreaterThan(5);
  });
});
