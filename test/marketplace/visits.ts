import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { addDays, detroitDay } from '../../shared/src/dates/iso-date.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { recorded } from '../support/consent-builders.ts';

export const OUTBOUND = '/individual-health-insurance-api/api/ffmredirect/outbound';
export const ELIGIBILITY = '/individual-health-insurance-api/api/ffmenrollment/getEligibility';

/** The API at noon of November 20, 2026, with every place in Michigan, and reachable for the sandbox of the marketplace. */
export async function startAtMarketplace(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await startApp(settings);
  app.clock.set('2026-11-20T17:00:00Z');
  await seedLocations(app.database, ['MI']);
  return app;
}

/** Goes to the marketplace as this agent, with a new consent of the client unless one is given. */
export async function outbound(app: TestApp, user: User, given: { ConsentId?: number; [name: string]: unknown } = {}) {
  const { srcAgentId } = await app.database.manager.findOneByOrFail(Agent, { id: user.agentId! });
  const ConsentId = given.ConsentId ?? (await recorded(app, user, consentFrom(app.clock.now()))).Id;
  return (await app.as(user)).post(OUTBOUND).send({ UserName: 'ada.agent', AgentId: srcAgentId, ...given, ConsentId });
}

/** Until a month from now, and one for each client. */
const consentFrom = (now: Date) => ({
  Recording: `Call ${(calls += 1)}`,
  Until: addDays(detroitDay(now), DAYS_OF_CONSENT),
});
let calls = 0;
const DAYS_OF_CONSENT = 30;

/** The path of the application page that a visit opens. */
export const pageOf = async (app: TestApp, user: User, consentId?: number): Promise<string> =>
  new URL((await outbound(app, user, consentId ? { ConsentId: consentId } : {})).body.Message as string).pathname;

/** Completes an application at the sandbox as this consumer. The address with which the browser comes back. */
export async function visit(app: TestApp, user: User, consumerId: string, consentId?: number): Promise<string> {
  const page = await pageOf(app, user, consentId);
  const { headers } = await app.anonymous().post(page).field('consumer', consumerId);
  return headers['location'] as string;
}

/** A quote of what the marketplace decided about this consumer; no tax credit is elected unless said otherwise. */
export const startQuote = async (
  app: TestApp,
  user: User,
  ConsumerId: string,
  { elected = 0, ...given }: { elected?: number; [name: string]: unknown } = {},
) =>
  (await app.as(user))
    .post('/api/quote')
    .send({ QuoteType: 'IndividualNewBusiness', Ffm: { ConsumerId, AptcElectedAmount: elected }, ...given });

export const eligibilityOf = async (app: TestApp, user: User, consumerId: string) =>
  (await app.as(user)).get(`${ELIGIBILITY}?consumerId=${encodeURIComponent(consumerId)}`);

/** A marketplace that answers every call in this way; its address. */
export async function otherMarketplace(
  answer: (asked: { path: string; body: string }) => { status: number; body: string } | null,
): Promise<{ server: Server; address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(request.url!);
      const given = answer({ path: request.url!, body });
      if (given === null) {
        request.socket.destroy();
      } else {
        response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(given.body);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
