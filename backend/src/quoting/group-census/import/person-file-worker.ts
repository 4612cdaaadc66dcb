/** Entry of the worker thread: reads one file or pasted text, answers, and ends. Nothing in it can hurt the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { rememberedMapping } from '#shared/census/import/import-layouts';
import { previewCensus, type PreviewRequest } from '#shared/census/import/preview-census';
import { FILE_TYPE_NOT_SUPPORTED } from '#shared/enrollment/members/import/file-messages';
import { readEnrollmentFile, type EnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { FileProblem } from './files/file-problem.ts';
import { isWorkbook, readCensusFile } from './files/read-census-file.ts';
import { readText } from './files/read-text.ts';
import { headerLayout } from './layouts/header-layout.ts';
import type {
  CensusTask,
  EnrollmentTask,
  PersonFileOutcome,
  PersonFileTask,
  RecalledPreview,
} from './person-file-task.ts';

async function outcomeOf(task: PersonFileTask): Promise<PersonFileOutcome> {
  try {
    return { read: await (task.kind === 'census' ? readCensus(task) : readEnrollment(task)) };
  } catch (error) {
    if (!(error instanceof FileProblem)) {
      throw error;
    }
    const isOtherType = task.kind === 'enrollment' && error.code === 'UNSUPPORTED_TYPE';
    return { refused: { code: error.code, message: isOtherType ? FILE_TYPE_NOT_SUPPORTED : error.message } };
  }
}

async function readCensus({ source, layouts, kind: _, ...request }: CensusTask): Promise<RecalledPreview> {
  const sheet = typeof source === 'string' ? readText(source) : await readCensusFile(Buffer.from(source.buffer));
  return recalled({ ...request, sheet }, layouts);
}

/** Workbooks only: our export is one. */
async function readEnrollment({ source, today }: EnrollmentTask): Promise<EnrollmentFile> {
  const file = Buffer.from(source.buffer);
  if (file.length > 0 && !isWorkbook(file)) {
    throw new FileProblem('UNSUPPORTED_TYPE', FILE_TYPE_NOT_SUPPORTED);
  }
  return readEnrollmentFile(await readCensusFile(file), today);
}

/** The columns as they were set for this header, where the request says nothing of them; else as the request or the guess has them. */
function recalled(request: PreviewRequest, layouts: CensusTask['layouts']): RecalledPreview {
  const preview = previewCensus(request);
  const Layout = headerLayout(preview);
  const columns = request.mapping || !Layout ? undefined : layouts.get(Layout);
  const mapping = columns === undefined ? null : rememberedMapping(columns, preview.Mapping);
  return { ...(mapping ? previewCensus({ ...request, mapping }) : preview), Layout, Remembered: mapping !== null };
}

parentPort?.postMessage(await outcomeOf(workerData as PersonFileTask));
