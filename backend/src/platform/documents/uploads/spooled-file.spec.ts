import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { spool } from './spooled-file.ts';

const BODY = Buffer.alloc(200_000, 'a page ');

describe('an upload on its way to the store', () => {
  it('is read from its beginning, as often as the store tries', async () => {
    const file = await spool(Readable.from([BODY]));
    const twice = [await buffer(file.open()), await buffer(file.open())];
    expect(twice.map((read) => read.equals(BODY))).toEqual([true, true]);
    await file.close();
  });

  it('keeps its descriptor when the store is full, and closes it once: another file may have its number', async () => {
    const file = await spool(Readable.from([BODY]));
    const full = new Writable({ write: (_piece, _encoding, done) => done(new Error('ENOSPC')) });
    await expect(pipeline(file.open(), full)).rejects.toThrow('ENOSPC');
    const others = await Promise.all(Array.from({ length: 8 }, () => open(devNull)));
    expect(others.map(({ fd }) => fd)).not.toContain(file.fd);
    await file.close();
    for (const other of others) {
      await other.stat();
      await other.close();
    }
  });
});
