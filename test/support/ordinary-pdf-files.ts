import { CATALOG, ONE_PAGE, PAGE, plainPdf } from './pdf-files.ts';

const entry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

/** Incrementally saved: object 3 is superseded, object 5 is new. */
export function updatedPdf(): Buffer {
  const old = plainPdf(CATALOG, ONE_PAGE, PAGE, '[]').toString('latin1');
  const before = /startxref\n(\d+)/.exec(old)?.[1] ?? '';
  const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>\nendobj\n';
  const content = '5 0 obj\n<< /Length 3 >>\nstream\nq Q\nendstream\nendobj\n';
  const index = old.length + page.length + content.length;
  return Buffer.from(
    `${old}${page}${content}xref\n3 1\n${entry(old.length)}5 1\n${entry(old.length + page.length)}` +
      `trailer\n<< /Root 1 0 R /Size 6 /Prev ${before} >>\nstartxref\n${index}\n%%EOF\n`,
    'latin1',
  );
}

/** As word processors write it: a table for old readers, and a stream with the objects that only new readers understand. */
export function hybridPdf(): Buffer {
  const old = plainPdf(CATALOG, ONE_PAGE, PAGE).toString('latin1');
  const before = /startxref\n(\d+)/.exec(old)?.[1] ?? '';
  const packed = '5 0 6 3 [] [1]';
  const list = `4 0 obj\n<< /Type /ObjStm /N 2 /First 8 /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
  const at = old.length + list.length;
  const row = (type: number, place: number, last: number): string =>
    String.fromCharCode(type, place >> 8, place & 255, last);
  const rows = row(1, old.length, 0) + row(2, 4, 0) + row(2, 4, 1) + row(1, at, 0);
  const stream = `7 0 obj\n<< /Type /XRef /W [1 2 1] /Index [4 4] /Size 8 /Root 1 0 R /Length ${rows.length} >>\nstream\n${rows}\nendstream\nendobj\n`;
  return Buffer.from(
    `${old}${list}${stream}xref\n0 0\ntrailer\n<< /Root 1 0 R /Size 8 /Prev ${before} /XRefStm ${at} >>\n` +
      `startxref\n${at + stream.length}\n%%EOF\n`,
    'latin1',
  );
}
