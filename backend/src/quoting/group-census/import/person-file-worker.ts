/** Entry of the worker thread: reads one file or pasted text, answers, and ends. Nothing in it can hurt the API's own thread. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { rememberedMapping } from '#shared/census/import/import.record';
import { type CensusPreview, previewCensus, type PreviewRequest } from '#shared/census/import/preview-census';
import {
  type EnrollmentFile,
  FILE_TYPE_NOT_SUPPORTED,
  readEnrollmentFile,
} from '#shared/enrollment/members/import/read-file';
import { FileProblem } from './files/file-problem.ts';
import { isWorkbook, readCensusFile } from './files/read-census-file.ts';
import { readText } from './files/read-text.ts';
import type {
  CensusTask,
  EnrollmentTask,
  PersonFileOutcome,
  PersonFileTask,
  RecalledPreview,
} from './person-file-reader.ts';

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

/** Files of one sender have the same: a digest of the header row, whatever its capitals, blanks and marks. Null without a header. */
function headerLayout({ HeaderRow, Mapping }: Pick<CensusPreview, 'HeaderRow' | 'Mapping'>): string | null {
  if (HeaderRow === 0) {
    return null;
  }
  const headers = Mapping.map(({ Header }) =>
    Header.toLowerCase()
      .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim(),
  );
  const last = headers.findLastIndex(Boolean);
  return createHash('sha256')
    .update(JSON.stringify(headers.slice(0, last + 1)))
    .digest('hex');
}

parentPort?.postMessage(await outcomeOf(workerData as PersonFileTask));
