import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { limitTransit, TOO_SLOW } from './body-transit.ts';

const BODY = 'a whole body';

describe('limitTransit', () => {
  let server: FastifyInstance;
  let goOn: () => void;
  beforeEach(async () => {
    server = fastify();
    limitTransit(server, { atOnce: 10, perAddress: 10, spanMs: 50, spanBytes: 1_000 });
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    server.post('/', async ({ body }) => waiting.then(() => body));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  /** All that a request with this body is answered. */
  async function answerTo(body: string): Promise<string> {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.on('data', (data: Buffer) => (said += data.toString()));
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${BODY.length}\r\n\r\n${body}`,
    );
    await once(socket, 'close');
    return said;
  }

  it('ends in words what nothing more comes of, and lets what is here take its time', async () => {
    const whole = answerTo(BODY);
    const half = await answerTo(BODY.slice(0, 3));
    expect(half).toContain('HTTP/1.1 400');
    expect(half).toContain(TOO_SLOW);
    goOn();
    expect(await whole).toContain(BODY);
  });
});
