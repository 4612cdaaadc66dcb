import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STUB_REFUSAL = 'The county is not served by this plan.';

/** A carrier that answers as it is told to: what fails at first can succeed later, unchanged. */
export interface StubCarrier {
  url: string;
  /** Silent: it accepts, and the answer gets lost. */
  mood: 'accepting' | 'refusing' | 'down' | 'silent';
  /** Why it refuses. */
  refusal: string;
  /** Everything that arrived. */
  calls: { key: string; reference: string; body: string }[];
  close(): Promise<void>;
}

export async function startStubCarrier(): Promise<StubCarrier> {
  const contracts = new Map<string, string>();
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      carrier.calls.push({ key, reference: String((JSON.parse(body) as { Reference: unknown }).Reference), body });
      contracts.set(key, contracts.get(key) ?? String(920_000_000 + contracts.size));
      if (carrier.mood === 'silent') {
        return;
      }
      const [status, answer] = {
        accepting: [200, { TransactionId: `S${carrier.calls.length}`, ContractId: contracts.get(key) }],
        refusing: [422, { Code: 'NOT_SERVED', Message: carrier.refusal }],
        down: [503, {}],
      }[carrier.mood] as [number, object];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const carrier: StubCarrier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'accepting',
    refusal: STUB_REFUSAL,
    calls: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return carrier;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
