import { fileKind, pagesMissing, proofSentEmail } from './proof.ts';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (each) => each.charCodeAt(0)))),
  );

describe('fileKind', () => {
  it.each([
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 'anything')],
    ['PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['PDF', bytes('%PDF-1.7 and more')],
    ['HEIC', bytes(0, 0, 0, 0x18, 'ftypheic')],
    ['HEIC', bytes(0, 0, 0, 0x18, 'ftypmif1')],
    [null, bytes(0, 0, 0, 0x18, 'ftypqt  ')],
    [null, bytes(' %PDF-1.7')],
    [null, bytes('<html>')],
    [null, bytes(0xff, 0xd8)],
    [null, bytes()],
  ])('is %s by how the file begins', (kind, start) => {
    expect(fileKind(start)).toBe(kind);
  });
});

describe('pages', () => {
  it('that are missing are named by number', () => {
    expect([pagesMissing(1), pagesMissing(3)]).toEqual([
      expect.stringContaining('One page has not arrived yet.'),
      expect.stringContaining('3 pages have not arrived yet.'),
    ]);
  });
});

describe('emails about documents', () => {
  it('tell the agent who has sent what, and when', () => {
    const { subject, message } = proofSentEmail({
      name: 'Ada Byron',
      what: 'Household income',
      at: '11/29/2026',
      files: 2,
    });
    expect([subject, message]).toEqual([
      'Ada Byron has sent documents',
      expect.stringContaining('has sent 2 documents (household income) on 11/29/2026 (Eastern Time)'),
    ]);
  });
});
