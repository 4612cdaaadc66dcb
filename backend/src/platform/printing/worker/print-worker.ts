/** Entry point of the worker thread: makes one PDF, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { PrintProblem, type PrintOutcome, type PrintTask } from '../print-task.ts';
import { printDocument } from './print-document.ts';

async function outcomeOf(task: PrintTask): Promise<PrintOutcome> {
  try {
    return { pdf: await printDocument(task) };
  } catch (error) {
    if (error instanceof PrintProblem) {
      return { refused: { code: error.code, message: error.message } };
    }
    throw error;
  }
}

parentPort?.postMessage(await outcomeOf(workerData as PrintTask));
