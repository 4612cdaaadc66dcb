import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkedContent, CONTENT_CHANGED } from './stored-documents.service.ts';

const kept = Buffer.from('a proposal, to the byte');
const facts = { sizeBytes: kept.length, sha256: createHash('sha256').update(kept).digest('hex') };
const read = (pieces: Buffer[]) => buffer(Readable.from(pieces).pipe(checkedContent(facts)));

describe('checkedContent', () => {
  it('passes what was kept, however it arrives', async () => {
    expect(await read([kept])).toEqual(kept);
    expect(await read([kept.subarray(0, 1), kept.subarray(1, 9), kept.subarray(9)])).toEqual(kept);
  });

  it.each([
    ['a changed byte', [Buffer.from('A proposal, to the byte')]],
    ['a missing end', [kept.subarray(0, 10)]],
    ['more than was kept', [kept, Buffer.from('!')]],
    ['nothing', []],
  ])('breaks off at %s', async (_what, pieces) => {
    await expect(read(pieces)).rejects.toThrow(CONTENT_CHANGED);
  });

  it('never hands over the whole of a document that is wrong', async () => {
    const got: Buffer[] = [];
    const changed = Readable.from([kept.subarray(0, 5), Buffer.from('x'.repeat(kept.length - 5))]);
    const reading = (async () => {
      for await (const piece of changed.pipe(checkedContent(facts))) {
        got.push(piece as Buffer);
      }
    })();
    await expect(reading).rejects.toThrow(CONTENT_CHANGED);
    expect(Buffer.concat(got).length).toBeLessThan(kept.length);
  });
});
