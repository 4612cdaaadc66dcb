/**
 * The floors: node:http and mysql2 (or pure arithmetic), written by hand, without framework or guards. The parent sends {
 * databaseUrl, routes } and gets { port }. A route answers the rows of its first statement (at most 10) after running all of them,
 * or prices the plans of `pricing` and answers them.
 */
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

/**
 * @typedef {{ essential: number[][], electedCents: number }} Credit
 * @typedef {{ TotalMonthlyRate: number, NetMonthlyRate?: number }} Plan
 * @typedef {{ plans: Plan[], cents: number[][], places: number[], credit?: Credit }} Pricing
 * cents: filed rates by plan; places: the index of each member's rate; essential: what a tax credit may pay of these rates
 * @typedef {{ databaseUrl: string | null, routes: Record<string, { statements?: string[], pricing?: Pricing }> }} Setup
 */

process.once('message', (message) => {
  const { databaseUrl, routes } = /** @type {Setup} */ (message);
  const pool = databaseUrl ? createPool({ uri: databaseUrl, connectionLimit: 12, dateStrings: ['DATE'] }) : null;
  const handlers = new Map(
    Object.entries(routes).map(([path, { statements, pricing }]) => [
      path,
      pricing ? priced(pricing) : () => selected(/** @type {import('mysql2/promise').Pool} */ (pool), statements ?? []),
    ]),
  );
  const server = createServer(async (request, response) => {
    const handler = handlers.get(request.url ?? '');
    const body = handler ? await handler() : null;
    response.writeHead(body === null ? 404 : 200, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(body);
  }).listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: address !== null && typeof address === 'object' ? address.port : 0 });
  });
});

/** @param {import('mysql2/promise').Pool} pool @param {string[]} statements */
async function selected(pool, statements) {
  /** @type {unknown[]} */
  let answer = [];
  for (const [at, statement] of statements.entries()) {
    const [rows] = await pool.execute(statement);
    if (at === 0) {
      answer = /** @type {unknown[]} */ (rows).slice(0, 10);
    }
  }
  return JSON.stringify(answer);
}

/** @param {Pricing} pricing */
function priced({ plans, cents, places, credit }) {
  const rates = cents.map((ofPlan) => Int32Array.from(ofPlan));
  const essential = credit?.essential.map((ofPlan) => Int32Array.from(ofPlan));
  const members = Int32Array.from(places);
  return () => {
    for (let row = 0; row < plans.length; row += 1) {
      const filed = /** @type {Int32Array} */ (rates[row]);
      const total = summed(filed, members);
      const plan = /** @type {Plan} */ (plans[row]);
      plan.TotalMonthlyRate = total / 100;
      if (credit) {
        const most = summed(/** @type {Int32Array} */ (essential?.[row]), members);
        plan.NetMonthlyRate = (total - Math.min(most, credit.electedCents)) / 100;
      }
    }
    return JSON.stringify(plans);
  };
}

/** @param {Int32Array} filed @param {Int32Array} members */
function summed(filed, members) {
  let total = 0;
  for (let at = 0; at < members.length; at += 1) {
    total += /** @type {number} */ (filed[/** @type {number} */ (members[at])]);
  }
  return total;
}
