import { printFileName } from './print-file-name.ts';

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
