/** Entry of the worker thread: reads one file or pasted text, answers, and ends. Nothing in it can hurt the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { rememberedMapping } from '#shared/census/import/import-layouts';
import { previewCensus, type PreviewRequest } from '#shared/census/import/preview-census';
import { FileProblem } from './files/file-problem.ts';
import type { ImportOutcome, ImportTask, RecalledPreview } from './import-task.ts';
import { headerLayout } from './layouts/header-layout.ts';
import { readCensusFile } from './files/read-census-file.ts';
import { readText } from './files/read-text.ts';

async function outcomeOf({ source, layouts, ...request }: ImportTask): Promise<ImportOutcome> {
  try {
    const sheet = typeof source === 'string' ? readText(source) : await readCensusFile(Buffer.from(source.buffer));
    return { preview: recalled({ ...request, sheet }, layouts) };
  } catch (error) {
    if (error instanceof FileProblem) {
      return { refused: { code: error.code, message: error.message } };
    }
    throw error;
  }
}

/** The columns as they were set for this header, where the request says nothing of them; else as the request or the guess has them. */
function recalled(request: PreviewRequest, layouts: ImportTask['layouts']): RecalledPreview {
  const preview = previewCensus(request);
  const Layout = headerLayout(preview);
  const columns = request.mapping || !Layout ? undefined : layouts.get(Layout);
  const mapping = columns === undefined ? null : rememberedMapping(columns, preview.Mapping);
  return { ...(mapping ? previewCensus({ ...request, mapping }) : preview), Layout, Remembered: mapping !== null };
}

parentPort?.postMessage(await outcomeOf(workerData as ImportTask));
