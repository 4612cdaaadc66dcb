import { setTimeout } from 'node:timers/promises';
import { againstFloor, type Endpoint } from './against-floor.ts';
import { millisecondsPerRequest } from './load.ts';
import { atMost, type Finding } from './report.ts';
import { groupErrors, queue } from './sales-lists.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;
/** Totals of many rows are kept for five seconds. */
const FORGOTTEN_MS = 5_500;
const DAY_MS = 86_400_000;
const DEEP_FIRST = 990;

type Console = Pick<Endpoint, 'database' | 'url' | 'session'>;

/** Lists of the console against node:http and mysql2 sending the very same SQL, and a page deep in one against its first. */
export async function salesFloors(console: Console): Promise<Finding[]> {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const beforeRecording = () => setTimeout(FORGOTTEN_MS);
  return [
    // So few that their total is read each time.
    await againstFloor('queue by days in status, page of 10', 0.9, {
      ...console,
      path: queue({ filter: { Status: ['Pended'], DaysInStatus: '0-1' } }),
    }),
    await againstFloor('queue, page of 10, repeated', 2, { ...console, path: queue({}), beforeRecording }),
    await againstFloor('error report of groups, page of 10 of one message', 0.9, {
      ...console,
      path: groupErrors({
        filter: { Message: 'The carrier system answered 7', fromDate: yesterday, toDate: yesterday },
      }),
    }),
    await againstFloor('error report of groups, page of 10, repeated', 2, {
      ...console,
      path: groupErrors({}),
      beforeRecording,
    }),
    await deepPage(console),
  ];
}

async function deepPage({ url, session: { headers } }: Console): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest({ url: url + queue({ first: DEEP_FIRST }), headers }),
    () => millisecondsPerRequest({ url: url + queue({}), headers }),
    ROUNDS,
  );
  return atMost('queue, page 100 against page 1', ratio, 6, `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`);
}
