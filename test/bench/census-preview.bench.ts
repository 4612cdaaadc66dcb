import type { PreviewImportResponse } from '../../shared/src/census/import/import.record.ts';
import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { sqliteBenchDatabase } from './bench-database.ts';
import { censusFile } from './census-file.ts';
import { createQuote } from './demo-quote.ts';
import { peakMemoryMb } from './process-costs.ts';
import type { Finding } from './report.ts';
import { median } from './turns.ts';

const MEMBERS = 5_000;
const PREVIEWS = 5;
const PEAK_LIMIT_MB = 300;
/** Longer than this, and a person on another screen notices. */
const WAIT_LIMIT_MS = 500;

/** The preview of the largest census that is taken, and how long other requests wait meanwhile. */
export async function censusPreviewBench(): Promise<Finding[]> {
  const database = await sqliteBenchDatabase();
  const server = await startServer('bench-census', { DATABASE_URL: database.url });
  try {
    const session = await signInToApi(server.url, 'agent');
    const quote = await createQuote(session);
    const file = new Blob([new Uint8Array(await censusFile(MEMBERS))]);
    const times: number[] = [];
    let longestWait = 0;
    for (let round = 0; round < PREVIEWS; round += 1) {
      const others = keepAsking(session);
      const started = performance.now();
      await preview(session, quote.Id, file).finally(others.stop);
      times.push(performance.now() - started);
      longestWait = Math.max(longestWait, await others.stop());
    }
    const peak = peakMemoryMb(server.processId);
    const point = `census preview, ${MEMBERS} members, .xlsx`;
    return [
      {
        point: `${point}: peak memory`,
        measured: peak === null ? 'cannot be read here' : `${peak.toFixed(0)} MB, ${median(times).toFixed(0)} ms each`,
        target: `at most ${PEAK_LIMIT_MB} MB`,
        met: peak !== null && peak <= PEAK_LIMIT_MB,
      },
      {
        point: `${point}: longest wait of others`,
        measured: `${longestWait.toFixed(0)} ms`,
        target: `at most ${WAIT_LIMIT_MS} ms`,
        met: longestWait <= WAIT_LIMIT_MS,
      },
    ];
  } finally {
    await server.stop();
    await database.drop();
  }
}

async function preview(session: ApiSession, quoteId: number, file: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', file, 'census.xlsx');
  const { Members, Errors } = await session.send<PreviewImportResponse>(
    'POST',
    `/api/groupcensus/PreviewImport/${quoteId}`,
    form,
  );
  if (Members.length !== MEMBERS || Errors.length > 0) {
    throw new Error(`The preview read ${Members.length} members: ${JSON.stringify(Errors.slice(0, 3))}`);
  }
}

/** Somebody else at work: one small request after the other until stopped. */
function keepAsking(session: ApiSession): { stop(): Promise<number> } {
  let stopped = false;
  let longest = 0;
  const asking = (async () => {
    while (!stopped) {
      const started = performance.now();
      await session.get('/api/account');
      longest = Math.max(longest, performance.now() - started);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await asking;
      return longest;
    },
  };
}
