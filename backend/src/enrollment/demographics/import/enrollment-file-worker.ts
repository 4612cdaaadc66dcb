/** Entry of the worker thread: reads one workbook, answers, and ends. Nothing in it can hurt the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { FILE_TYPE_NOT_SUPPORTED } from '#shared/enrollment/members/import/file-messages';
import { readEnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { FileProblem } from '../../../quoting/group-census/import/files/file-problem.ts';
import { isWorkbook, readCensusFile } from '../../../quoting/group-census/import/files/read-census-file.ts';
import type { FileOutcome, FileTask } from './file-task.ts';

async function outcomeOf({ bytes, today }: FileTask): Promise<FileOutcome> {
  const file = Buffer.from(bytes.buffer);
  try {
    if (file.length > 0 && !isWorkbook(file)) {
      throw new FileProblem('UNSUPPORTED_TYPE', FILE_TYPE_NOT_SUPPORTED);
    }
    return { file: readEnrollmentFile(await readCensusFile(file), today) };
  } catch (error) {
    if (error instanceof FileProblem) {
      const message = error.code === 'UNSUPPORTED_TYPE' ? FILE_TYPE_NOT_SUPPORTED : error.message;
      return { refused: { code: error.code, message } };
    }
    throw error;
  }
}

parentPort?.postMessage(await outcomeOf(workerData as FileTask));
