import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { visibleText } from '#shared/formats/text';

/** Tags came with PDF 1.4; readers show the title instead of the file's name. */
const ACCESSIBLE = { version: '1.7', tagged: true, displayTitle: true } as const;

/** The finished PDF, tagged for screen readers. Names were checked on entry; in other text a letter missing from Roboto is visibly missing. */
export async function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  // With the first document: a start does not wait for it.
  const { pdfmake } = await import('./safe-pdfmake.ts');
  const { language = 'en-US' } = definition;
  return pdfmake.createPdf({ ...withTexts(definition, visibleText), ...ACCESSIBLE, language }).getBuffer();
}

/**
 * Changes every text of a definition, including results of its functions. Names of styles and colors must not be affected.
 * @param isKept of which parts nothing is changed
 */
export function withTexts<Part>(part: Part, change: (text: string) => string, isKept?: (part: object) => boolean): Part;
export function withTexts(part: unknown, change: (text: string) => string, isKept = (_: object) => false): unknown {
  const changed = (each: unknown): unknown => withTexts(each, change, isKept);
  if (typeof part === 'string') {
    return change(part);
  }
  if (typeof part === 'function') {
    return (...given: unknown[]): unknown => changed((part as (...given: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(part)) {
    return part.map(changed);
  }
  const isPlain = part !== null && typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype;
  return isPlain && !isKept(part)
    ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, changed(value)]))
    : part;
}
