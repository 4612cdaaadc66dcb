import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/upload-rules';
import { hasUnpackedTooMuch } from './limited-decoding.ts';
import { drawsTooMuch } from './page-content.ts';
import { PdfProblem } from './pdf-check-task.ts';
import { dangerIn } from './pdf-dangers.ts';
import { Ambiguous, readDefinitions, type ReadPdf } from './pdf-definitions.ts';
import { checkFrame, isPage } from './pdf-frame.ts';
import { indexProblem } from './pdf-index.ts';

/**
 * Inspects a whole PDF.
 *
 * @returns the number of pages
 * @throws PdfProblem with what is wrong with it
 */
export async function inspectPdf(bytes: Buffer): Promise<number> {
  checkFrame(bytes);
  const pdf = await read(bytes);
  const { context, definitions } = pdf;
  if (context.trailerInfo.Encrypt) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_ENCRYPTED);
  }
  const { problem, trailers } = checkIndex(bytes, pdf);
  const danger = dangerIn([...definitions.map(({ object }) => object), ...trailers], context) ?? problem;
  if (danger) {
    throw new PdfProblem('INVALID_INPUT', danger);
  }
  if (drawsTooMuch(pdf)) {
    throw new PdfProblem('TOO_LARGE', rule.PDF_TOO_COMPLEX);
  }
  if (isPage(bytes)) {
    throw new PdfProblem('UNSUPPORTED_TYPE', rule.PDF_IS_PAGE);
  }
  return countPages(pdf);
}

/** One unreadable object makes the whole document damaged: another reader might see something in it. */
async function read(bytes: Buffer): Promise<ReadPdf> {
  try {
    const pdf = await readDefinitions(bytes);
    if (catalogOf(pdf)) {
      return pdf;
    }
  } catch (error) {
    throw unreadable(error);
  }
  throw new PdfProblem('INVALID_INPUT', rule.PDF_DAMAGED);
}

function checkIndex(bytes: Buffer, pdf: ReadPdf): ReturnType<typeof indexProblem> {
  try {
    return indexProblem(bytes, pdf);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): PdfProblem {
  if (hasUnpackedTooMuch()) {
    return new PdfProblem('TOO_LARGE', rule.PDF_TOO_COMPLEX);
  }
  return new PdfProblem('INVALID_INPUT', error instanceof Ambiguous ? rule.PDF_AMBIGUOUS : rule.PDF_DAMAGED);
}

function catalogOf({ context }: ReadPdf): PDFDict | null {
  const catalog = context.lookup(context.trailerInfo.Root);
  return catalog instanceof PDFDict ? catalog : null;
}

/** Counted one by one, regardless of what the document claims, and only up to the limit: a tree may contain itself. */
function countPages(pdf: ReadPdf): number {
  const waiting: (PDFObject | undefined)[] = [catalogOf(pdf)?.lookup(PDFName.of('Pages'))];
  let pages = 0;
  for (let looked = 0; waiting.length > 0; looked += 1) {
    const node = waiting.pop();
    const children = node instanceof PDFDict ? node.lookup(PDFName.of('Kids')) : undefined;
    if (children instanceof PDFArray) {
      waiting.push(...children.asArray().map((child) => pdf.context.lookup(child)));
    } else if (node instanceof PDFDict) {
      pages += 1;
    }
    if (pages > rule.MAX_UPLOAD_PAGES || looked > 2 * rule.MAX_UPLOAD_PAGES || waiting.length > MOST_WAITING) {
      throw new PdfProblem('TOO_LARGE', rule.PDF_TOO_MANY_PAGES);
    }
  }
  if (pages === 0) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_HAS_NO_PAGES);
  }
  return pages;
}

const MOST_WAITING = 10 * rule.MAX_UPLOAD_PAGES;
