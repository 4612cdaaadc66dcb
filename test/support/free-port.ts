import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, so that none of these takes it before the server listens. */
const FIRST = 10_000;
const LAST = 32_000;

/** A port of 127.0.0.1 that nothing uses. Random, so that test processes running side by side do not pick the same one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) {
      probe.close();
      await once(probe, 'close');
      return port;
    }
  }
}
