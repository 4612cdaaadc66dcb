import {
  PDFArray,
  type PDFContext,
  PDFHexString,
  PDFName,
  type PDFDict,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { unpackedStream } from './unpacked-stream.ts';

/** Forms such as those of tax offices contain XML (XFA), which may contain scripts. */
export function hasFormScript(dict: PDFDict, context: PDFContext): boolean {
  const form = dict.lookup(PDFName.of('XFA'));
  const parts = form instanceof PDFArray ? form.asArray().map((part) => context.lookup(part)) : [form];
  // In a list each part is preceded by its name, and readers join the parts.
  const xml = parts
    .filter((_, at) => parts.length === 1 || at % 2 === 1)
    .map(textOf)
    .join('');
  return xml.trim() !== '' && (SCRIPT.test(xml) || DECLARED_ENTITY.test(xml) || !ELEMENT.test(xml));
}

/** In UTF-16 and UTF-32 each letter of a tag is surrounded by zero bytes. XML without any tag uses an encoding that hides them. */
const textOf = (part: PDFObject | undefined): string => bytesOf(part).toString('latin1').replaceAll('\0', '');
const SCRIPT = /<(?:[^\s<>/]*:)?script\b/i;
const DECLARED_ENTITY = /<!(?:ENTITY|DOCTYPE)/i;
const ELEMENT = /<[a-z/?]/i;

function bytesOf(part: PDFObject | undefined): Buffer {
  if (part instanceof PDFRawStream) {
    return Buffer.from(unpackedStream(part));
  }
  return part instanceof PDFString || part instanceof PDFHexString ? Buffer.from(part.asBytes()) : Buffer.alloc(0);
}
