import { HIDDEN_WORDS, HOSTILE_PNGS, SOUND_PNGS, talkativePng } from '#support/hostile-pictures.ts';
import { remadePicture } from './remade-picture.ts';

/** A head with the given frame marker, 4 by 5 pixels, and a scan. */
const jpeg = (marker: number, { before = '', end = 'ffd9' } = {}): Buffer =>
  Buffer.from(
    `ffd8${before}ff${marker.toString(16)}0011080005000403012200021101031101ffda0008010100003f0001ff00ffd002${end}`,
    'hex',
  );
const segment = (marker: string, data: string): string =>
  `ff${marker}${(Buffer.byteLength(data, 'latin1') + 2).toString(16).padStart(4, '0')}${Buffer.from(data, 'latin1').toString('hex')}`;
/** Little-endian, as most cameras write it: a list of one tag. */
const exif = (orientation: number): string =>
  `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`;
const remade = (content: Buffer) => remadePicture(content, 100);

describe('remadePicture', () => {
  it.each(Object.entries(SOUND_PNGS))('shows a PNG with %s', (_, content) => {
    expect(remade(content)).toMatchObject({ contentType: 'image/png', width: 8, height: 8 });
    expect(remade(remade(content)!.body)).toEqual(remade(content));
  });

  it.each(Object.entries(HOSTILE_PNGS))('is not a PNG with %s', (_, content) => {
    expect(remade(content)).toBeNull();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a lossless JPEG', jpeg(0xc3)],
    ['a JPEG with two frames', jpeg(0xc0, { before: 'ffc0000b080005000401011100' })],
    ['a JPEG that is cut off', jpeg(0xc0, { end: '' })],
    ['a JPEG with a segment that is longer than the file', jpeg(0xc0, { before: 'ffe0ffff' })],
    ['a JPEG without a scan', Buffer.from('ffd8ffc0000b080005000401011100ffd9', 'hex')],
    ['a JPEG of more pixels than allowed', Buffer.from('ffd8ffc0000b080065000401011100ffda0002ffd9', 'hex')],
  ])('is not %s', (_, content) => {
    expect(remade(content)).toBeNull();
  });

  it.each([0xc0, 0xc1, 0xc2])('shows a JPEG with frame %d as it is', (marker) => {
    const content = jpeg(marker);
    expect(remade(content)).toEqual({ contentType: 'image/jpeg', width: 4, height: 5, body: content });
  });

  it('has nothing in it but what it shows', () => {
    const talkative = jpeg(0xc0, {
      before: segment('e1', HIDDEN_WORDS[0]) + segment('fe', HIDDEN_WORDS[1]),
      end: `ffd9${Buffer.from(HIDDEN_WORDS[2]).toString('hex')}`,
    });
    expect(remade(talkative)!.body).toEqual(jpeg(0xc0));
    const { body } = remade(talkativePng())!;
    expect(HIDDEN_WORDS.filter((words) => body.includes(words))).toEqual([]);
  });

  it('keeps which way is up', () => {
    const lying = jpeg(0xc0, { before: segment('e1', exif(6) + HIDDEN_WORDS[0]) });
    const { body } = remade(lying)!;
    expect([body.readUInt16BE(30), body.includes(HIDDEN_WORDS[0])]).toEqual([6, false]);
    expect(remade(body)!.body).toEqual(body);
    expect(remade(jpeg(0xc0, { before: segment('e1', exif(1)) }))!.body).toEqual(jpeg(0xc0));
  });
});
