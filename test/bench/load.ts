import autocannon from 'autocannon';

const CONNECTIONS = 16;

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** As JSON, of a POST; without it the request is a GET. */
  body?: string;
}

export interface Load {
  /** The number of concurrent requests. */
  connections?: number;
  seconds?: number;
}

/** Requests per second that a route answers; a response other than 2xx ends the bench. */
export const requestsPerSecond = async (target: Target, load?: Load): Promise<number> =>
  (await measure(target, load)).requests.average;

/** 99th percentile in milliseconds. */
export const percentile99 = async (target: Target, load?: Load): Promise<number> =>
  (await measure(target, load)).latency.p99;

/** Uncompressed: the floors do not compress, and for a browser transfer takes longer than compression. */
async function measure({ url, headers, body }: Target, { connections = CONNECTIONS, seconds = 2 }: Load = {}) {
  const identity = { ...headers, 'accept-encoding': 'identity' };
  const result = await autocannon({
    url,
    headers: identity,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} times with another status than 2xx, ${result.errors} failed.`);
  }
  return result;
}

/** Mean milliseconds of sequential requests. */
export const millisecondsPerRequest = async (target: Target): Promise<number> =>
  1000 / (await requestsPerSecond(target, { connections: 1, seconds: 1 }));
