import { jest } from '@jest/globals';
import { MAX_TEXT_CHARACTERS, MAX_WORDS } from './print-limits.ts';
import { hasTooMuchText, printFileName } from './print-to-pdf.service.ts';

it.each([
  ['as many characters as a print takes', 'x'.repeat(MAX_TEXT_CHARACTERS), false],
  ['one character more', 'x'.repeat(MAX_TEXT_CHARACTERS + 1), true],
  ['as many words as a print takes', 'x '.repeat(MAX_WORDS), false],
  ['one word more', 'x '.repeat(MAX_WORDS + 1), true],
  ['words with tags between them', '<b>x</b>'.repeat(MAX_WORDS + 1), true],
  ['a picture of a megabyte', `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`, false],
  ['signs that begin no tag', '< '.repeat(500_000), true],
  ['tags that are never closed', '<a '.repeat(500_000), true],
  ['tags that begin in each other', '<a<'.repeat(500_000), true],
  ['comments that are never closed', '<!'.repeat(500_000), true],
  ['such tags behind a closed one', `<b>${'<a<'.repeat(500_000)}`, true],
  ['such tags before a closed one', `${'<a<'.repeat(500_000)}>`, false],
  ['a megabyte of &', '&'.repeat(1_000_000), true],
])('%s', (_what, html, isTooMuch) => {
  expect(hasTooMuchText(html)).toBe(isTooMuch);
});

it('does not look for an end where there is none', () => {
  const search = jest.spyOn(String.prototype, 'indexOf');
  hasTooMuchText('<a<'.repeat(500_000));
  const times = search.mock.calls.length;
  search.mockRestore();
  expect(times).toBe(0);
});

describe('printFileName', () => {
  it.each([
    ['plan details', 'plan details.pdf'],
    ['plan.PDF', 'plan.pdf'],
    ['Müller & Söhne 計画.pdf', 'Müller & Söhne 計画.pdf'],
    ['a\r\nX-Evil: 1', 'a X-Evil- 1.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['C:\\temp\\"x".pdf', 'C--temp--x-.pdf'],
    ['half \ud83d a pair', 'half a pair.pdf'],
    ['', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    [undefined, 'document.pdf'],
  ])('makes of %j the name %j', (wanted, name) => {
    expect(printFileName(wanted)).toBe(name);
  });

  it('keeps long names short without cutting a character in two', () => {
    expect([...printFileName('😀'.repeat(500))]).toHaveLength(154);
  });
});
