import { crc32, deflateSync } from 'node:zlib';

const START = Buffer.from('89504e470d0a1a0a', 'hex');
const [GRAY, RGB, PALETTE, GRAY_ALPHA, RGBA] = [0, 2, 3, 4, 6];
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIDE = 8;

export function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function head({ width = SIDE, height = SIDE, depth = 8, color = RGB, compression = 0, interlaced = 0 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  Buffer.from([depth, color, compression, 0, interlaced]).copy(data, 8);
  return chunk('IHDR', data);
}

/** Each row begins with the number of its filter. */
const rows = (color: number, filter = 0, value = 0, count = SIDE): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, () =>
      Buffer.concat([Buffer.from([filter]), Buffer.alloc(SIDE * SAMPLES[color]!, value)]),
    ),
  );
const pixels = (color: number, filter?: number, value?: number, count?: number): Buffer =>
  chunk('IDAT', deflateSync(rows(color, filter, value, count)));
const file = (...chunks: Buffer[]): Buffer => Buffer.concat([START, ...chunks, chunk('IEND')]);
const palette = (colors = 2): Buffer => chunk('PLTE', Buffer.alloc(colors * 3));
const clear = (bytes: number): Buffer => chunk('tRNS', Buffer.alloc(bytes));

/** A picture of eight by eight pixels in each way of writing colors. */
export const SOUND_PNGS: Readonly<Record<string, Buffer>> = {
  gray: file(head({ color: GRAY }), pixels(GRAY)),
  'gray with a transparent one': file(head({ color: GRAY }), clear(2), pixels(GRAY)),
  colors: file(head(), pixels(RGB, 4)),
  'a palette': file(head({ color: PALETTE }), palette(), pixels(PALETTE)),
  'a palette with transparent colors': file(head({ color: PALETTE }), palette(), clear(1), pixels(PALETTE, 2, 0)),
  'gray with alpha': file(head({ color: GRAY_ALPHA }), pixels(GRAY_ALPHA, 3)),
  'colors with alpha': file(head({ color: RGBA }), pixels(RGBA, 1)),
};

/** Words that a picture can carry and that nobody sees: the place where it was taken, a script, another file. */
export const HIDDEN_WORDS = ['GPS 42.9634 N', '<script>alert(1)</script>', '%PDF-1.7'] as const;

/** A picture that carries them. */
export const talkativePng = (): Buffer =>
  Buffer.concat([
    file(
      head(),
      chunk('eXIf', Buffer.from(HIDDEN_WORDS[0])),
      chunk('tEXt', Buffer.from(`Comment\0${HIDDEN_WORDS[1]}`)),
      pixels(RGB),
    ),
    Buffer.from(HIDDEN_WORDS[2]),
  ]);

/** What can be wrong with a PNG. Where the library that draws it throws from a callback, one was enough to stop a process. */
export const HOSTILE_PNGS: Readonly<Record<string, Buffer>> = {
  'a filter that there is not, with alpha': file(head({ color: RGBA }), pixels(RGBA, 9)),
  'the last number as a filter': file(head({ color: RGBA }), pixels(RGBA, 255)),
  'a filter that there is not, gray with alpha': file(head({ color: GRAY_ALPHA }), pixels(GRAY_ALPHA, 9)),
  'a filter that there is not, transparent palette': file(
    head({ color: PALETTE }),
    palette(),
    clear(2),
    pixels(PALETTE, 9),
  ),
  'a filter that there is not, in colors': file(head(), pixels(RGB, 5)),
  'a second head of 60,000 pixels': file(head({ color: RGBA }), head({ width: 60_000, height: 60_000 }), pixels(RGBA)),
  'a second head of 16 bits': file(head({ color: RGBA }), head({ color: RGBA, depth: 16 }), pixels(RGBA)),
  'a second head, interlaced': file(head({ color: RGBA }), head({ color: RGBA, interlaced: 1 }), pixels(RGBA)),
  'a second palette': file(head({ color: PALETTE }), palette(), palette(1), pixels(PALETTE, 0, 1)),
  'two lists of transparent colors': file(head({ color: PALETTE }), palette(), clear(1), clear(2), pixels(PALETTE)),
  'no palette': file(head({ color: PALETTE }), pixels(PALETTE)),
  'a palette of 257 colors': file(head({ color: PALETTE }), palette(257), pixels(PALETTE)),
  'a palette that ends in a color': file(head({ color: PALETTE }), chunk('PLTE', Buffer.alloc(5)), pixels(PALETTE)),
  'a color beyond the palette': file(head({ color: PALETTE }), palette(), clear(1), pixels(PALETTE, 0, 200)),
  'more transparent colors than colors': file(head({ color: PALETTE }), palette(), clear(3), pixels(PALETTE)),
  'half a transparent color': file(head(), clear(3), pixels(RGB)),
  'a transparent color beside alpha': file(head({ color: RGBA }), clear(6), pixels(RGBA)),
  'pixels that end early': file(head(), pixels(RGB, 0, 0, SIDE - 1)),
  'pixels that unpack to too many': file(head(), pixels(RGB, 0, 0, 100_000)),
  'pixels that are not packed': file(head(), chunk('IDAT', Buffer.from('pixels'))),
  'no pixels': file(head()),
  'no head': file(pixels(RGB)),
  'no end': Buffer.concat([START, head(), pixels(RGB)]),
  'an unknown part without which it cannot be shown': file(head(), chunk('EVIL', Buffer.alloc(9)), pixels(RGB)),
  'a part of four gigabytes': Buffer.concat([START, head(), Buffer.from('ffffffff', 'hex'), Buffer.from('IDAT')]),
  'rows in seven passes': file(head({ interlaced: 1 }), pixels(RGB)),
  'samples of 16 bits': file(head({ depth: 16 }), pixels(RGB)),
  'a way of packing that there is not': file(head({ compression: 1 }), pixels(RGB)),
  'no width': file(head({ width: 0 }), pixels(RGB)),
  'more pixels than any logo': file(head({ width: 12_000 }), pixels(RGB)),
};
