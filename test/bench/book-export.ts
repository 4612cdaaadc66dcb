import type { RunningServer } from '../support/running-server.ts';
import { millisecondsPerRequest, percentile99, type Target } from './load.ts';
import { peakMemoryMb } from './process-costs.ts';
import { atMost, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;

/** An agent's book: its first page, and its CSV file. */
interface Book {
  list: Target;
  file: Target;
}

interface Books {
  /** As findings name them: "group book", "of 50,000 against 10,000". */
  name: string;
  sizes: string;
  small: Book;
  big: Book;
}

/** What the file of a book costs: memory, and a list that is read meanwhile. */
export const exportFindings = async (server: RunningServer, books: Books): Promise<Finding[]> => [
  await exportMemory(server, books),
  await listBesideExport(books),
];

/** Loaded lists first, so that what is counted is the file's. */
async function exportMemory(server: RunningServer, { name, sizes, small, big }: Books): Promise<Finding> {
  await percentile99(big.list);
  await readFile(small.file);
  const before = peakMemoryMb(server.processId);
  await readFile(big.file);
  const after = peakMemoryMb(server.processId);
  const ratio = before && after ? after / before : Number.NaN;
  return atMost(`${name}, peak memory of a CSV ${sizes}`, ratio, 1.2, `${after?.toFixed(0)} MB`);
}

async function listBesideExport({ name, small, big }: Books): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    async () => {
      let isMeasured = false;
      const exports = (async () => {
        while (!isMeasured) {
          await readFile(big.file);
        }
      })();
      const milliseconds = await millisecondsPerRequest(small.list);
      isMeasured = true;
      await exports;
      return milliseconds;
    },
    () => millisecondsPerRequest(small.list),
    ROUNDS,
  );
  const figures = `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`;
  return atMost(`${name}, a list while a CSV is written`, ratio, 1.5, figures);
}

/** The whole file, without keeping it. */
async function readFile({ url, headers, body }: Target): Promise<void> {
  const answer = await fetch(url, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
  if (!answer.ok || !answer.body) {
    throw new Error(`${url} could not be exported: ${answer.status}.`);
  }
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    void part.length;
  }
}
