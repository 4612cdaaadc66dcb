import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderPdf } from '../../backend/src/platform/documents/pdf/render-pdf.ts';
import { unprintableProblem } from '../../shared/src/formats/text.ts';
import { pdfText } from '../support/pdf-text.ts';

const requireHere = createRequire(import.meta.url);
const folder = join(dirname(requireHere.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const { create } = requireHere('fontkit') as { create: (bytes: Buffer) => { characterSet: number[] } };
const LAST_CODE_POINT = 0x10ffff;
const BLANKS = new Set([...'\n\r\t'].map((blank) => blank.codePointAt(0)));

it.each(['Regular', 'Medium', 'Italic', 'MediumItalic'])(
  'Roboto %s has every character that names may have',
  (face) => {
    const known = new Set(create(readFileSync(join(folder, `Roboto-${face}.ttf`))).characterSet);
    const missing: number[] = [];
    for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
      const text = String.fromCodePoint(code);
      if (
        text.normalize('NFC') === text &&
        unprintableProblem(text) === null &&
        !known.has(code) &&
        !BLANKS.has(code)
      ) {
        missing.push(code);
      }
    }
    expect(missing).toEqual([]);
  },
);

it('prints names as they were typed, and shows where a letter is missing, in a footer too', async () => {
  const text = pdfText(
    await renderPdf({
      content: ['Ada “L” O’Brien', 'Привет Ελλάς Nguye\u0302\u0303n', 'Li 李小龍'],
      footer: () => 'מ end',
    }),
  );
  for (const shown of ['“L”', 'O’Brien', 'Привет', 'Ελλάς', 'Nguyễn', '\ufffd\ufffd\ufffd', '\ufffd end']) {
    expect(text.replace(/\s+/g, ' ')).toContain(shown);
  }
});
