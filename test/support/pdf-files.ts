import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A PDF with this many empty pages; `change` adds forbidden content. */
export async function buildPdf(change: (pdf: PDFDocument) => unknown = () => undefined, pages = 1): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage([612, 792]);
  }
  await change(pdf);
  return Buffer.from(await pdf.save());
}

/** A PDF whose document opens with an action: in plain bytes, or compressed in an object stream. */
export const pdfWithAction = (action: Record<string, string>, isPacked = true): Promise<Buffer> =>
  PDFDocument.create().then(async (pdf) => {
    pdf.addPage();
    const entries = Object.entries(action).map(([key, value]) => [
      key,
      key === 'S' ? PDFName.of(value) : PDFString.of(value),
    ]);
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.register(pdf.context.obj(Object.fromEntries(entries))));
    return Buffer.from(await pdf.save({ useObjectStreams: isPacked }));
  });

/** A PDF of exactly this many bytes, padded with an unused stream. */
export async function pdfOfSize(bytes: number): Promise<Buffer> {
  const withFilling = (length: number) =>
    buildPdf((pdf) => pdf.context.register(pdf.context.stream(Buffer.alloc(length, 'x'))));
  const overhead = (await withFilling(1_000_000)).length - 1_000_000;
  const near = await withFilling(bytes - overhead - 20);
  // The rest is a comment before the end: its length affects no offset that readers need.
  const end = near.lastIndexOf('startxref');
  const comment = Buffer.from(`%${'-'.repeat(bytes - near.length - 2)}\n`);
  return Buffer.concat([near.subarray(0, end), comment, near.subarray(end)]);
}

/** A few bytes that decompress to `megabytes` where a reader looks for its objects. */
export function bombPdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const list = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
  return plainPdf(CATALOG, ONE_PAGE, PAGE, `${list}\nstream\n${packed.toString('latin1')}\nendstream`);
}

/** The same bytes are also an archive, when read from the end. */
export function withArchive(pdf: Buffer): Buffer {
  const end = pdf.lastIndexOf('startxref');
  const comment = pdf.subarray(end);
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([pdf.subarray(0, end), Buffer.from('%'), record, comment]);
}

/** The objects in order, with the table of their offsets. */
export function plainPdf(...objects: string[]): Buffer {
  return writePdf(objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`));
}

/** @param named which of the pieces the table lists for each number; by default the piece with that number */
export function writePdf(pieces: readonly string[], named: readonly number[] = pieces.map((_, at) => at)): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = pieces.map((piece) => {
    const offset = text.length;
    text += piece;
    return offset;
  });
  const entries = named.map((piece) => `${String(offsets[piece] ?? piece).padStart(10, '0')} 00000 n \n`);
  const index = `xref\n0 ${named.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Root 1 0 R /Size ${named.length + 1} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + index + trailer, 'latin1');
}

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R >>';

/** A page tree whose nodes lead back to the first one. */
export const endlessPdf = (): Buffer => plainPdf(CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1 >>');
export const emptyTreePdf = (): Buffer => plainPdf(CATALOG, '<< /Type /Pages /Kids [] /Count 1 >>');
/** An object that only some readers understand. */
export const tornPdf = (): Buffer => plainPdf(CATALOG, ONE_PAGE, PAGE, '<< /A (b >>');
/** Like tax forms, with a script in the form's XML. */
export function pdfWithFormScript(): Buffer {
  const xml = '<xdp><script contentType="application/x-javascript">app.alert(1)</script></xdp>';
  return plainPdf(
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA [(template) 4 0 R] >> >>',
    ONE_PAGE,
    PAGE,
    `<< /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
  );
}
/** A similar form without a script. */
export function pdfWithForm(): Buffer {
  const xml = '<xdp><field name="f1"/></xdp>';
  return plainPdf(
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 4 0 R >> >>',
    ONE_PAGE,
    PAGE,
    `<< /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
  );
}
