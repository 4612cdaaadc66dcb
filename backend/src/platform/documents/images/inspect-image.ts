import { inflateSync } from 'node:zlib';

interface ImageFacts {
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of length, name and checksum around a chunk's data. */
const CHUNK_FRAME = 12;
/** Samples per pixel by color type: gray, RGB, palette, gray with alpha, RGB with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * What an image is by its content, whatever its name says; null unless it is a PNG or JPEG that PDFs can show. A PNG is unpacked up to the
 * size that its head declares, so that a small file cannot become a huge one later.
 * @param mostPixels of width and of height
 */
export function inspectImage(content: Buffer, mostPixels: number): ImageFacts | null {
  const facts = content.subarray(0, PNG_START.length).equals(PNG_START)
    ? inspectPng(content, mostPixels)
    : inspectJpeg(content);
  return facts && facts.width > 0 && facts.height > 0 && Math.max(facts.width, facts.height) <= mostPixels
    ? facts
    : null;
}

/** Eight bits a sample, not interlaced: every program can write it so. */
function inspectPng(content: Buffer, mostPixels: number): ImageFacts | null {
  const chunks = pngChunks(content);
  const head = chunks?.[0];
  if (head?.name !== 'IHDR' || head.data.length !== 13 || chunks?.at(-1)?.name !== 'IEND') {
    return null;
  }
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth, colorType, , , interlaced] = head.data.subarray(8);
  const samples = SAMPLES[colorType!];
  const hasPalette = chunks!.some(({ name }) => name === 'PLTE');
  if (
    depth !== 8 ||
    interlaced !== 0 ||
    !samples ||
    (colorType === 3 && !hasPalette) ||
    Math.max(width, height) > mostPixels
  ) {
    return null;
  }
  const packed = Buffer.concat(chunks!.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  return unpacksTo(packed, height * (width * samples + 1)) ? { contentType: 'image/png', width, height } : null;
}

function pngChunks(content: Buffer): { name: string; data: Buffer }[] | null {
  const chunks: { name: string; data: Buffer }[] = [];
  let at = PNG_START.length;
  while (at < content.length) {
    const length = at + CHUNK_FRAME <= content.length ? content.readUInt32BE(at) : Infinity;
    if (at + CHUNK_FRAME + length > content.length) {
      return null;
    }
    const name = content.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: content.subarray(at + 8, at + 8 + length) });
    at += CHUNK_FRAME + length;
  }
  return chunks;
}

function unpacksTo(packed: Buffer, bytes: number): boolean {
  try {
    return inflateSync(packed, { maxOutputLength: bytes }).length === bytes;
  } catch {
    return false;
  }
}

/** The frame's head: SOF0 to SOF2, what browsers and PDFs show. */
function inspectJpeg(content: Buffer): ImageFacts | null {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8 || content.readUInt16BE(content.length - 2) !== 0xffd9) {
    return null;
  }
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) {
      const isShown = content[at + 4] === 8 && [1, 3, 4].includes(content[at + 9]!);
      return isShown
        ? { contentType: 'image/jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
        : null;
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}
