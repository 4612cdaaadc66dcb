import { detroitMidnight } from '../../shared/src/dates/detroit-time.ts';
import { addDays, isoDate, type IsoDate } from '../../shared/src/dates/iso-date.ts';
import { againstFloor, type Endpoint } from './against-floor.ts';
import { groupErrorsPage, queueByDays, queuePage } from './best-sql.ts';
import { millisecondsPerRequest } from './load.ts';
import { atMost, type Finding } from './report.ts';
import { groupErrors, queue, WAITING } from './sales-lists.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;
const DAY_MS = 86_400_000;
const DEEP_FIRST = 990;

type Console = Pick<Endpoint, 'database' | 'url' | 'session'>;

/** The console's lists compared with node:http and mysql2 sending the best SQL, and a deep page compared with the first one. */
export async function salesFloors(console: Console): Promise<Finding[]> {
  const yesterday = isoDate(new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  const message = 'The carrier system answered 7';
  const ofYesterday = { from: midnight(yesterday), before: midnight(addDays(yesterday, 1)) };
  return [
    // Few enough that the total is counted on every request.
    await againstFloor('queue by days in status, page of 10', 0.9, {
      ...console,
      path: queue({ filter: { Status: ['Pended'], DaysInStatus: '0-1' } }),
      statements: queueByDays('Pended', midnight(yesterday)),
    }),
    await againstFloor('queue, page of 10, repeated', 2, {
      ...console,
      path: queue({}),
      statements: queuePage(WAITING.Status),
    }),
    await againstFloor('error report of groups, page of 10 of one message', 0.9, {
      ...console,
      path: groupErrors({
        filter: { Message: message, fromDate: yesterday, toDate: yesterday },
      }),
      statements: groupErrorsPage({ ...ofYesterday, message }),
    }),
    await againstFloor('error report of groups, page of 10, repeated', 2, {
      ...console,
      path: groupErrors({}),
      statements: groupErrorsPage({ from: midnight(addDays(yesterday, -5)), before: midnight(addDays(yesterday, 2)) }),
    }),
    await deepPage(console),
  ];
}

/** In MySQL's format, in UTC. */
const midnight = (day: IsoDate): string => detroitMidnight(day).toISOString().slice(0, 19).replace('T', ' ');

async function deepPage({ url, session: { headers } }: Console): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest({ url: url + queue({ first: DEEP_FIRST }), headers }),
    () => millisecondsPerRequest({ url: url + queue({}), headers }),
    ROUNDS,
  );
  return atMost('queue, page 100 against page 1', ratio, 6, `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`);
}
