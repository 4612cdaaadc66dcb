import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface FloorRoute {
  statements?: string[];
  pricing?: {
    plans: object[];
    cents: number[][];
    places: number[];
    /** Of a household: the part of each rate that a tax credit may pay. */
    credit?: { essential: number[][]; electedCents: number };
  };
}

export interface Floor {
  url: string;
  stop(): Promise<void>;
}

/** Starts test/bench/floor-server.mjs in a child process. */
export async function startFloor(databaseUrl: string | null, routes: Record<string, FloorRoute>): Promise<Floor> {
  const server = fork(path.join(import.meta.dirname, 'floor-server.mjs'), { execArgv: [] });
  server.send({ databaseUrl, routes });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
