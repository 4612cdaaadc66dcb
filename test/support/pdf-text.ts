import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF written by pdfkit, one line per line of text. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]));
      return textOf(content?.stream ?? '', fonts);
    });
}

export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join('\n');

/** Width and height of the first page, in points. */
export const pdfPageSize = (pdf: Buffer): number[] =>
  (/\/MediaBox \[([\d. ]+)\]/.exec(pdf.toString('latin1'))?.[1] ?? '').split(' ').slice(2).map(Number);

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const text = pdf.toString('latin1');
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', body = ''] = found[2]!.split(/\nstream\n/);
    const bytes = Buffer.from(body.replace(/\nendstream$/, ''), 'latin1');
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Subtype /Image') && bytes.length > 0;
    objects.set(Number(found[1]), { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

type Glyphs = ReadonlyMap<string, string>;

/** By a page's font name, the character of each glyph. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1];
      fonts.set(name!, glyphsOf(objects.get(Number(unicode))?.stream ?? ''));
    }
  }
  return fonts;
}

function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    // A ligature represents several characters: <0066 0069>.
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code], index) => {
      const glyph = (parseInt(first!, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(code!.replace(/ /g, ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function textOf(stream: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      glyphs = fonts.get(font) ?? new Map();
    } else {
      const codes = [...shown!.matchAll(/<([0-9a-f]+)>/g)].map(([, code]) => code).join('');
      lines.push((codes.match(/.{4}/g) ?? []).map((code) => glyphs.get(code) ?? '').join(''));
    }
  }
  return lines.join('\n');
}
