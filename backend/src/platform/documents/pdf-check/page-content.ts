import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { hasUnpackedTooMuch } from './limited-decoding.ts';
import type { ReadPdf } from './pdf-definitions.ts';

/**
 * Whether what the pages draw unpacks to more than any page needs: every reader that opens the document unpacks it. Pictures are not
 * unpacked here; they have as many bytes as they have pixels.
 */
export function drawsTooMuch({ definitions, context }: ReadPdf): boolean {
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
