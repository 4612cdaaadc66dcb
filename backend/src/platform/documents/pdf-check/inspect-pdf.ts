import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/upload-rules';
import { hasUnpackedTooMuch } from './limited-decoding.ts';
import { PdfProblem } from './pdf-check-task.ts';
import { dangerIn } from './pdf-dangers.ts';
import { Ambiguous, type Definition, readDefinitions, type ReadPdf } from './pdf-definitions.ts';
import { checkFrame, isPage } from './pdf-frame.ts';
import { type IndexEntry, type IndexSection, SectionReader } from './pdf-sections.ts';

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

/**
 * Whether what the pages draw unpacks to more than any page needs: every reader that opens the document unpacks it. Pictures are not
 * unpacked here; they have as many bytes as they have pixels.
 */
function drawsTooMuch({ definitions, context }: ReadPdf): boolean {
  const drawn = new Set<PDFObject | undefined>();
  for (const { object } of definitions) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (object instanceof PDFRawStream && dict instanceof PDFDict && nameIn(dict, 'Subtype') === 'Form') {
      drawn.add(object);
    }
    const contents = dict instanceof PDFDict ? dict.lookup(CONTENTS) : undefined;
    (contents instanceof PDFArray ? contents.asArray() : [contents]).forEach((each) => drawn.add(context.lookup(each)));
  }
  return [...drawn].some((each) => each instanceof PDFRawStream && unpacksTooMuch(each));
}

/** What cannot be unpacked draws nothing. */
function unpacksTooMuch(stream: PDFRawStream): boolean {
  try {
    decodePDFRawStream(stream).decode();
    return false;
  } catch {
    return hasUnpackedTooMuch();
  }
}

const CONTENTS = PDFName.of('Contents');
const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
};

/**
 * Why another reader might see other objects than those read here; null when every reader sees the same. Readers follow the cross-reference
 * sections, or search the file from either end: all must find the same objects.
 * @throws UnreadableIndex
 */
function indexProblem(bytes: Buffer, pdf: ReadPdf): { problem: string | null; trailers: PDFDict[] } {
  const reader = new SectionReader(bytes, pdf);
  const definitionsOf = byNumber(pdf.definitions);
  const chain = reader.chain();
  const sections = [...chain, ...reader.all()];
  const named = (entry: IndexEntry): Definition | undefined =>
    entry.isInStream ? inStream(definitionsOf, entry) : reader.definitionAt(entry.at);
  const isRight = (entry: IndexEntry): boolean => {
    const found = named(entry);
    return found
      ? found.ref.objectNumber === entry.number && found.ref.generationNumber === entry.generation
      : entry.at === 0 && !definitionsOf.has(entry.number);
  };
  const isWrong = sections.some(({ entries }) => repeatsNumber(entries) || !entries.every(isRight));
  const root = chain.map(({ trailer }) => trailer.get(ROOT)).find(Boolean);
  const problem =
    isWrong || root !== pdf.context.trailerInfo.Root
      ? rule.PDF_INDEX_WRONG
      : isAmbiguous(definitionsOf, chain, named)
        ? rule.PDF_AMBIGUOUS
        : null;
  return { problem, trailers: sections.map(({ trailer }) => trailer) };
}

const ROOT = PDFName.of('Root');

function byNumber(definitions: readonly Definition[]): ReadonlyMap<number, Definition[]> {
  const result = new Map<number, Definition[]>();
  for (const definition of definitions) {
    const number = definition.ref.objectNumber;
    const known = result.get(number);
    if (known) {
      known.push(definition);
    } else {
      result.set(number, [definition]);
    }
  }
  return result;
}

/** If an object stream is written twice, it is ambiguous which one is meant. */
const inStream = (definitionsOf: ReadonlyMap<number, Definition[]>, { number, at }: IndexEntry) =>
  definitionsOf.get(at)?.length === 1
    ? definitionsOf.get(number)?.find(({ streamNumber }) => streamNumber === at)
    : undefined;

const repeatsNumber = (entries: readonly IndexEntry[]): boolean =>
  new Set(entries.map(({ number }) => number)).size < entries.length;

/**
 * An object may be written again if a later section leads to the new one and, by /Prev, to the section of the old one. The new one is then
 * the last in the file, which is the one that a searching reader uses.
 */
function isAmbiguous(
  definitionsOf: ReadonlyMap<number, Definition[]>,
  chain: readonly IndexSection[],
  named: (entry: IndexEntry) => Definition | undefined,
): boolean {
  const repeated = new Map(
    [...definitionsOf].filter(([, all]) => all.length > 1).map(([number]) => [number, new Set<Definition>()]),
  );
  for (const entry of chain.flatMap(({ entries }) => entries)) {
    const found = repeated.has(entry.number) && named(entry);
    if (found) {
      repeated.get(entry.number)?.add(found);
    }
  }
  return [...repeated].some(([number, newestFirst]) => {
    const offsets = [...newestFirst].map(({ offset }) => offset);
    return (
      offsets.length < (definitionsOf.get(number)?.length ?? 0) ||
      offsets.some((offset, at) => at > 0 && offset >= (offsets[at - 1] ?? 0))
    );
  });
}
