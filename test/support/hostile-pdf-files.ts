import { deflateSync } from 'node:zlib';
import { CATALOG, ONE_PAGE, PAGE, plainPdf, writePdf } from './pdf-files.ts';

const object = (number: number, content: string): string => `${number} 0 obj\n${content}\nendobj\n`;
const OPENS_4 = '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>';
const TO_PAGE = '<< /S /GoTo /D [3 0 R /Fit] >>';
const RUNS = '<< /S /JavaScript /JS (app.alert(1)) >>';
const stream = (content: string, dict = ''): string =>
  `<< /Length ${content.length} ${dict} >>\nstream\n${content}\nendstream`;

/** A document that performs this action when opened. */
export const opening = (action: string): Buffer => plainPdf(OPENS_4, ONE_PAGE, PAGE, action);
/** A document with a link that performs this action when clicked. */
export const linking = (action: string): Buffer =>
  plainPdf(
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`,
  );

/** A page with an annotation of this kind, and nothing in it. */
export const annotated = (kind: string): Buffer =>
  plainPdf(
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /${kind} /Rect [0 0 9 9] >>`,
  );
/** What its page draws is packed twice: blanks that unpack to this many bytes. */
export function drawing(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, ' '))).toString('latin1');
  return plainPdf(
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Contents [4 0 R] >>',
    stream(packed, '/Filter [/FlateDecode /FlateDecode]'),
  );
}

/** The table points to the first of two versions; a reader that scans the file from its beginning takes the second. */
export const objectTwice = (first: string, second: string): Buffer =>
  writePdf(
    [object(1, OPENS_4), object(2, ONE_PAGE), object(3, PAGE), object(4, first), object(4, second)],
    [0, 1, 2, 3],
  );
export const twoCatalogs = (): Buffer =>
  writePdf(
    [object(1, OPENS_4), object(2, ONE_PAGE), object(3, PAGE), object(4, TO_PAGE), object(1, CATALOG)],
    [0, 1, 2, 3],
  );

/** The table points into the text of another object, where no parser that scans object by object looks. */
export function indexInto(hiding: (hidden: string) => string): Buffer {
  const hidden = object(4, '<< /S /GoToR /F (\\\\\\\\host\\\\share) >>');
  const holder = hiding(hidden);
  const pieces = [object(1, OPENS_4), object(2, ONE_PAGE), object(3, PAGE)];
  const offset = `%PDF-1.7\n${pieces.join('')}`.length + holder.indexOf(hidden);
  return writePdf([...pieces, holder, object(4, TO_PAGE)], [0, 1, 2, offset, 3]);
}
export const inStream = (hidden: string): string => object(5, stream(hidden));
export const inText = (hidden: string): string => object(5, `(${hidden})`);

/** Both versions are listed, but in the same section: nothing says which one supersedes the other. */
export const namedTwice = (): Buffer =>
  Buffer.from(
    objectTwice(RUNS_NOTHING, TO_PAGE)
      .toString('latin1')
      .replace(/(trailer)/, '4 1\n0000000200 00000 n \n$1'),
    'latin1',
  );
const RUNS_NOTHING = '<< /S /GoTo /D [3 0 R /FitH 0] >>';

/** An unreferenced older section points elsewhere. */
export const strayIndex = (): Buffer =>
  writePdf([
    object(1, CATALOG),
    object(2, ONE_PAGE),
    object(3, PAGE),
    object(4, '[]') + 'xref\n0 2\n0000000000 65535 f \n0000000020 00000 n \ntrailer\n<< /Root 1 0 R /Size 2 >>\n',
  ]);

/** Readers differ in which of two equal keys they use. */
export const keyTwice = (): Buffer => opening('<< /S /URI /URI (file:///c:/x.exe) /URI (https://example.com) >>');

/** Decompressed without its predictor, the list is a different one. */
export function predictedObjectStream(): Buffer {
  const packed = deflateSync(Buffer.from('\x004 0 << /S /GoTo >>   ', 'latin1')).toString('latin1');
  const dict = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 20 >>`;
  return plainPdf(CATALOG, ONE_PAGE, PAGE, 'null', stream(packed, dict));
}

export const escaped = (): Buffer => opening('<< /S /#4aavaScript /J#53 (app.alert(1)) >>');
export const externalStream = (): Buffer =>
  plainPdf(
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    stream('', '/F (\\\\\\\\host\\\\share\\\\x)'),
  );
export const movie = (): Buffer =>
  plainPdf(
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /Annots [4 0 R] >>',
    '<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (x.avi) >> >>',
  );
export const linkBase = (): Buffer =>
  plainPdf('<< /Type /Catalog /Pages 2 0 R /URI << /Base (file:///c:/) >> >>', ONE_PAGE, PAGE);

const SCRIPT = '<xdp><script>app.alert(1)</script></xdp>';
const withForm = (xfa: string, ...parts: string[]): Buffer =>
  plainPdf(`<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA ${xfa} >> >>`, ONE_PAGE, PAGE, ...parts);
const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1');
export const formScripts: Record<string, () => Buffer> = {
  'in UTF-16': () => withForm('4 0 R', stream(utf16(SCRIPT))),
  'as a text': () => withForm(`(${SCRIPT.replaceAll(/[()]/g, '\\$&')})`),
  'as a text in hexadecimal': () => withForm(`<${Buffer.from(SCRIPT).toString('hex')}>`),
  'in two parts': () =>
    withForm('[(a) 4 0 R (b) 5 0 R]', stream('<xdp><scr'), stream('ipt>app.alert(1)</script></xdp>')),
  'in an entity': () => withForm('4 0 R', stream('<!DOCTYPE x [<!ENTITY s "&#60;script>">]><xdp>&s;</xdp>')),
  'in EBCDIC': () => withForm('4 0 R', stream('\x4c\xa2\x83\x99\x89\x97\xa3\x6e')),
};

/** The same bytes are a page, or an email with a page in it. */
export const pageToo = (page: string): Buffer => plainPdf(CATALOG, ONE_PAGE, PAGE, stream(page));

export const harmless = { TO_PAGE, RUNS };
