import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_MAIN } from './running-server.ts';

/** The exit code of the built server, and everything that it says when it refuses to start: "1: Port 3000 is in use. …". */
export async function refusedStart(settings: Record<string, string>): Promise<string> {
  const server = spawn(process.execPath, [SERVER_MAIN], { env: { PATH: process.env['PATH'], PORT: '0', ...settings } });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const [code] = (await once(server, 'close')) as [number];
  return `${code}: ${said}`;
}
