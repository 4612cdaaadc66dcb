import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';

const TOKEN = 'a token for the collector';
/** One route, however it is written. */
const SPELLINGS = [
  '/api/metrics',
  '/api/metrics/',
  '/api/%6detrics',
  '/api/%6detrics/',
  '/API/Metrics',
  '/api/metrics?x=1',
  '/api/metrics;x',
  '//api/metrics',
  '/api//metrics',
  '/api/./metrics',
  '/api/metrics/x',
];

describe('figures for the operator', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => app.close());

  it.each(SPELLINGS)('are not answered without the token: %s', async (path) => {
    const superUser = await app.as(await insertSuperUser(app));
    const answers = [
      await app.anonymous().get(path),
      await app.anonymous().get(path).set('Authorization', 'Bearer another token'),
      await app.anonymous().get(path).set('Authorization', TOKEN),
      await app.anonymous().get(`${path}?token=${TOKEN}`),
      await superUser.get(path),
    ];
    expect(answers.filter(({ status }) => status !== 403 && status !== 404)).toEqual([]);
    expect(answers.filter(({ text }) => text.includes('http_request_duration'))).toEqual([]);
  });

  it.each(['/api/metrics', '/api/metrics/', '/API/Metrics'])('are answered with it: %s', async (path) => {
    const { status, text } = await app.anonymous().get(path).set('Authorization', `Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.5",method="GET",route="/api/metrics",status="4xx"}',
    );
  });

  it('are not there at all where no token is set', async () => {
    const without = await startApp();
    for (const token of ['Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`]) {
      expect((await without.anonymous().get('/api/metrics').set('Authorization', token)).status).toBe(404);
    }
    await without.close();
  });
});
