/** Entry point of the worker thread: inspects one PDF, answers, and exits. It cannot affect the API's own thread. */
import { readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.ts';
import { limitDecoding } from './limited-decoding.ts';
import { PdfProblem, type PdfCheckOutcome, type PdfCheckTask } from './pdf-check-task.ts';

function readWhole({ fd, sizeBytes }: PdfCheckTask): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  for (let at = 0; at < sizeBytes;) {
    const read = readSync(fd, bytes, at, sizeBytes - at, at);
    if (read === 0) {
      throw new Error('The file is shorter than it was.');
    }
    at += read;
  }
  return bytes;
}

async function outcomeOf(task: PdfCheckTask): Promise<PdfCheckOutcome> {
  try {
    return { pages: await inspectPdf(readWhole(task)) };
  } catch (error) {
    if (error instanceof PdfProblem) {
      return { refused: { code: error.code, message: error.message } };
    }
    throw error;
  }
}

limitDecoding();
parentPort?.postMessage(await outcomeOf(workerData as PdfCheckTask));
