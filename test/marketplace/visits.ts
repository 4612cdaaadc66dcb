import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { Agent } from '../../backend/src/platform/people/agent.entity.ts';
import type { TestApp } from '../support/app.ts';

export const OUTBOUND = '/individual-health-insurance-api/api/ffmredirect/outbound';
export const ELIGIBILITY = '/individual-health-insurance-api/api/ffmenrollment/getEligibility';

/** Goes to the marketplace as this agent. */
export async function outbound(app: TestApp, user: User, given: object = {}) {
  const { srcAgentId } = await app.database.manager.findOneByOrFail(Agent, { id: user.agentId! });
  return (await app.as(user)).post(OUTBOUND).send({ UserName: 'ada.agent', AgentId: srcAgentId, ...given });
}

/** The path of the application page that a visit opens. */
export const pageOf = async (app: TestApp, user: User): Promise<string> =>
  new URL((await outbound(app, user)).body.Message as string).pathname;

/** Completes an application at the sandbox as this consumer. The address with which the browser comes back. */
export async function visit(app: TestApp, user: User, consumerId: string): Promise<string> {
  const page = await pageOf(app, user);
  const { headers } = await app.anonymous().post(page).field('consumer', consumerId);
  return headers['location'] as string;
}

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
