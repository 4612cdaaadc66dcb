import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The same database behind a simulated network latency of this many milliseconds each way. */
export async function farDatabase(url: string, milliseconds: number): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (piece) => setTimeout(() => to.writable && to.write(piece), milliseconds));
      from.on('error', () => to.destroy());
      from.on('close', () => setTimeout(() => to.destroy(), milliseconds));
    }
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const seen = new URL(url);
  seen.hostname = '127.0.0.1';
  seen.port = String((line.address() as AddressInfo).port);
  return {
    url: seen.href,
    close: async () => {
      open.forEach((socket) => socket.destroy());
      line.close();
      await once(line, 'close');
    },
  };
}
