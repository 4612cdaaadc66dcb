import { composed } from '#shared/formats/text';

const LONGEST = 120;
const NAMELESS = 'document';

/**
 * The name of an uploaded PDF as stored and shown: the last part of a path, without control and direction characters, on one line, ending
 * in .pdf.
 */
export function cleanPdfName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = composed(last)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/["*:<>?|]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.pdf$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = [...plain].slice(0, LONGEST).join('').trim();
  return `${name || NAMELESS}.pdf`;
}
