import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/documents/upload-rules';
import { hasUnpackedTooMuch } from './limited-decoding.ts';
import { PdfProblem } from './pdf-check-task.ts';
import { dangerIn } from './pdf-dangers.ts';
import { checkFrame } from './pdf-frame.ts';

/**
 * Looks through a whole PDF.
 *
 * @returns how many pages it has
 * @throws PdfProblem with what is wrong with it
 */
export async function inspectPdf(bytes: Buffer): Promise<number> {
  checkFrame(bytes);
  const document = await parsed(bytes);
  if (document.isEncrypted) {
    throw new PdfProblem('INVALID_INPUT', rule.PDF_ENCRYPTED);
  }
  const danger = dangerIn(document.context);
  if (danger) {
    throw new PdfProblem('INVALID_INPUT', danger);
  }
  return countPages(document);
}

/** An object that cannot be read makes the whole document damaged: another reader might see something in it. */
async function parsed(bytes: Buffer): Promise<PDFDocument> {
  const options = { throwOnInvalidObject: true, updateMetadata: false, ignoreEncryption: true };
  try {
    const document = await PDFDocument.load(bytes, { ...options, parseSpeed: ParseSpeeds.Fastest });
    if (document.catalog instanceof PDFDict) {
      return document;
    }
  } catch {
    if (hasUnpackedTooMuch()) {
      throw new PdfProblem('TOO_LARGE', rule.PDF_TOO_COMPLEX);
    }
  }
  throw new PdfProblem('INVALID_INPUT', rule.PDF_DAMAGED);
}

/** Counted one by one, whatever the document says itself, and no further than is allowed: a tree may lead into itself. */
function countPages({ catalog, context }: PDFDocument): number {
  const waiting: (PDFObject | undefined)[] = [catalog.lookup(PDFName.of('Pages'))];
  let pages = 0;
  for (let looked = 0; waiting.length > 0; looked += 1) {
    const node = waiting.pop();
    const children = node instanceof PDFDict ? node.lookup(PDFName.of('Kids')) : undefined;
    if (children instanceof PDFArray) {
      waiting.push(...children.asArray().map((child) => context.lookup(child)));
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
