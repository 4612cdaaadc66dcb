import { cleanPdfName } from './uploaded-part.ts';

describe('cleanPdfName', () => {
  it.each([
    ['W-9.pdf', 'W-9.pdf'],
    ['Scan 2026-11-20.PDF', 'Scan 2026-11-20.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ada\\check.pdf', 'check.pdf'],
    ['a\0b\r\nX-Evil: 1.pdf', 'abX-Evil_ 1.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['Zoe\u0308 Größe.pdf', 'Zoë Größe.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanPdfName(given)).toBe(kept);
  });
});
