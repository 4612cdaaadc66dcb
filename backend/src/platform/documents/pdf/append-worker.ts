/** Entry point of the worker thread: puts PDFs behind others, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument, type PDFFont, PDFName, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { limitDecoding } from '../pdf-check/limited-decoding.ts';
import type { AppendedPdf, AppendTask } from './append-task.ts';

const LETTER: [number, number] = [612, 792];
const MARGIN = 40;
const CANNOT_BE_COPIED = 'Its pages cannot be copied into this document. Open the file itself.';

async function append({ cover, appended }: AppendTask): Promise<Uint8Array> {
  const whole = await PDFDocument.load(cover);
  const fonts = {
    bold: await whole.embedFont(StandardFonts.HelveticaBold),
    plain: await whole.embedFont(StandardFonts.Helvetica),
  };
  for (const each of appended) {
    const pages = await pagesOf(whole, each).catch(() => null);
    addDivider(whole, each, {
      ...fonts,
      note: pages === null ? CANNOT_BE_COPIED : `Pages that follow: ${pages.length}.`,
    });
    pages?.forEach((page) => {
      // Its number in the structure of its own document would be that of one of our pages.
      page.node.delete(PDFName.of('StructParents'));
      whole.addPage(page);
    });
  }
  return whole.save();
}

async function pagesOf(whole: PDFDocument, { content }: AppendedPdf) {
  const other = await PDFDocument.load(content, { updateMetadata: false });
  return whole.copyPages(other, other.getPageIndices());
}

function addDivider(
  whole: PDFDocument,
  { heading, lines }: AppendedPdf,
  { bold, plain, note }: { bold: PDFFont; plain: PDFFont; note: string },
): void {
  const page = whole.addPage(LETTER);
  const top = LETTER[1] / 2 + 60;
  page.drawText(heading, { x: MARGIN, y: top, size: 16, font: bold, color: rgb(0.04, 0.39, 0.47) });
  [...lines, note].forEach((line, at) =>
    page.drawText(line, { x: MARGIN, y: top - 26 - at * 16, size: 9, font: plain }),
  );
}

limitDecoding();
parentPort?.postMessage(await append(workerData as AppendTask));
