import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { visibleText } from '#shared/formats/text';

/** Tags came with PDF 1.4; readers show the title instead of the file's name. */
const ACCESSIBLE = { version: '1.7', tagged: true, displayTitle: true, language: 'en-US' } as const;

/** The finished PDF, tagged for screen readers. Names were checked on entry; in other text a letter missing from Roboto is visibly missing. */
export async function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  // With the first document: a start does not wait for it.
  const { pdfmake } = await import('./safe-pdfmake.ts');
  return pdfmake.createPdf({ ...withVisibleText(definition), ...ACCESSIBLE }).getBuffer();
}

/** Applies visibleText to every text of a definition, including results of its functions. Names of styles and colors are unaffected. */
function withVisibleText<Part>(part: Part): Part;
function withVisibleText(part: unknown): unknown {
  if (typeof part === 'string') {
    return visibleText(part);
  }
  if (typeof part === 'function') {
    return (...given: unknown[]): unknown => withVisibleText((part as (...given: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(part)) {
    return part.map((each: unknown) => withVisibleText(each));
  }
  const isPlain = part !== null && typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withVisibleText(value)])) : part;
}
