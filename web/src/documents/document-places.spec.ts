import type { QuoteDocument, RequiredDocument } from '#shared/enrollment/documents.record';
import { documentPlaces, sizeText } from './document-places.ts';

const asked = (DocTypeId: RequiredDocument['DocTypeId'], Blocks = true): RequiredDocument => ({
  DocTypeId,
  Title: `Type ${DocTypeId}`,
  Why: 'Because.',
  Blocks,
});
const list = (...Documents: RequiredDocument[]) => ({ Documents, IsBypassed: false });
const file = (docId: number, docTypeId: number): QuoteDocument => ({
  docId,
  docTypeId,
  fileName: `${docId}.pdf`,
  displayTitle: '',
  sizeBytes: 1,
  uploadedBy: 'Ada Agent',
  uploadedAt: '2026-11-20T12:00:00Z',
});

describe('documentPlaces', () => {
  it('says of each document whether it is there, missing or can be left out', () => {
    const places = documentPlaces(list(asked(1), asked(19), asked(22, false)), [file(7, 1), file(8, 1)]);
    expect(places.map(({ docTypeId, state, files }) => [docTypeId, state, files.length])).toEqual([
      [1, 'Uploaded', 2],
      [19, 'Missing', 0],
      [22, 'Optional', 0],
    ]);
  });

  it('misses none where staff let the group enroll without them', () => {
    const [place] = documentPlaces({ ...list(asked(1)), IsBypassed: true }, []);
    expect(place?.state).toBe('Optional');
  });

  it('keeps what was brought and is not asked for any more, at the end', () => {
    const [, other] = documentPlaces(list(asked(1)), [file(9, 24)]);
    expect(other).toMatchObject({ docTypeId: 24, title: 'Voided check', why: null, state: 'Uploaded' });
  });
});

describe('sizeText', () => {
  it.each([
    [1, '1 kB'],
    [12_400, '12 kB'],
    [3_565_158, '3.4 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
