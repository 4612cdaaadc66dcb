import autocannon from 'autocannon';

const CONNECTIONS = 16;

export interface Target {
  url: string;
  headers: Record<string, string>;
}

export interface Load {
  /** How many requests are under way at any time. */
  connections?: number;
  seconds?: number;
}

/** Requests per second that a route answers; anything but 2xx ends the bench. */
export const requestsPerSecond = async (target: Target, load?: Load): Promise<number> =>
  (await measure(target, load)).requests.average;

/** Milliseconds that 99 of 100 requests take at most. */
export const percentile99 = async (target: Target, load?: Load): Promise<number> =>
  (await measure(target, load)).latency.p99;

/** Bodies come uncompressed: the floors do not compress, and a browser would wait longer for the line than for the zip. */
async function measure({ url, headers }: Target, { connections = CONNECTIONS, seconds = 2 }: Load = {}) {
  const identity = { ...headers, 'accept-encoding': 'identity' };
  const result = await autocannon({ url, headers: identity, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} times with another status than 2xx, ${result.errors} failed.`);
  }
  return result;
}

/** Mean milliseconds of one request after the other. */
export const millisecondsPerRequest = async (target: Target): Promise<number> =>
  1000 / (await requestsPerSecond(target, { connections: 1, seconds: 1 }));
