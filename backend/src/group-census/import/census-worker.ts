/** Entry of the worker thread: reads one file or pasted text, answers, and ends. Nothing in it can hurt the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { previewCensus } from '#shared/census/import/preview-census';
import { FileProblem } from './files/file-problem.ts';
import type { ImportOutcome, ImportTask } from './import-task.ts';
import { readCensusFile } from './files/read-census-file.ts';
import { readText } from './files/read-text.ts';

async function outcomeOf({ source, ...request }: ImportTask): Promise<ImportOutcome> {
  try {
    const sheet = typeof source === 'string' ? readText(source) : await readCensusFile(Buffer.from(source.buffer));
    return { preview: previewCensus({ ...request, sheet }) };
  } catch (error) {
    if (error instanceof FileProblem) {
      return { refused: { code: error.code, message: error.message } };
    }
    throw error;
  }
}

parentPort?.postMessage(await outcomeOf(workerData as ImportTask));
