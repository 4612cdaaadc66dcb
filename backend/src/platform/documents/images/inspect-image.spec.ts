import { deflateSync } from 'node:zlib';
import { inspectImage } from './inspect-image.ts';

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};
function png({ width = 3, height = 2, depth = 8, color = 2, interlaced = 0, rows = 2, end = true } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  Buffer.from([depth, color, 0, 0, interlaced]).copy(head, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (width * 3 + 1)))),
    ...(end ? [chunk('IEND', Buffer.alloc(0))] : []),
  ]);
}
/** A head with the given frame marker, 4 by 5 pixels. */
const jpeg = (marker: number, end = 'ffd9'): Buffer =>
  Buffer.from(`ffd8ffe000040000ff${marker.toString(16)}001108000500040301220002110103110100${end}`, 'hex');

describe('inspectImage', () => {
  it.each([
    ['a PNG', png(), { contentType: 'image/png', width: 3, height: 2 }],
    ['a PNG of more pixels than allowed', png({ width: 101 }), null],
    ['a PNG with less content than its head says', png({ rows: 1 }), null],
    ['a PNG that unpacks to more than its head says', png({ rows: 5_000 }), null],
    ['an interlaced PNG', png({ interlaced: 1 }), null],
    ['a PNG of 16 bits', png({ depth: 16 }), null],
    ['a PNG with a palette that is missing', png({ color: 3 }), null],
    ['a PNG that is cut off', png({ end: false }), null],
    ['a PNG that is cut off in a chunk', png().subarray(0, -3), null],
    ['a baseline JPEG', jpeg(0xc0), { contentType: 'image/jpeg', width: 4, height: 5 }],
    ['a progressive JPEG', jpeg(0xc2), { contentType: 'image/jpeg', width: 4, height: 5 }],
    ['a lossless JPEG', jpeg(0xc3), null],
    ['a JPEG that is cut off', jpeg(0xc0, '0000'), null],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('finds what %s is', (_, content, facts) => {
    expect(inspectImage(content, 100)).toEqual(facts);
  });
});
