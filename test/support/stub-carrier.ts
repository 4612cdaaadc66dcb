import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STUB_REFUSAL = 'The county is not served by this plan.';

/** A status with a text; `isCut`: the connection ends before the text does. */
export type Replacement = { status: number; text: string; isCut?: boolean };

export function sendReplacement(response: ServerResponse, { status, text, isCut = false }: Replacement): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': text.length + (isCut ? 9 : 0) });
  response.write(text, () => (isCut ? response.destroy() : response.end()));
}

/** A carrier that answers as it is told to: what fails at first can succeed later, unchanged. */
export interface StubCarrier {
  url: string;
  /** Silent: it accepts, and the answer gets lost. Replaced: something in between answers. */
  mood: 'accepting' | 'refusing' | 'down' | 'silent' | 'replaced';
  /** What is answered in its place. */
  replacement: Replacement;
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
      if (carrier.mood === 'replaced') {
        sendReplacement(response, carrier.replacement);
        return;
      }
      const number = contracts.get(key);
      const [status, answer] = {
        accepting: [200, { TransactionId: `S${carrier.calls.length}`, ContractId: number, GroupNumber: number }],
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
    replacement: { status: 200, text: '' },
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
