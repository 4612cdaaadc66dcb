import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { plainRows } from './png-rows.ts';

export interface RemadePicture {
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Written by this program: what the picture shows, and nothing else that the file had in it. */
  body: Buffer;
}

export const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of length, name and checksum around a chunk's data. */
const CHUNK_FRAME = 12;
/** Samples per pixel by color type: gray, RGB, palette, gray with alpha, RGB with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
/** Bytes that name the transparent color, by color type. */
const TRANSPARENT_BYTES: Readonly<Record<number, number>> = { 0: 2, 2: 6 };

interface Chunk {
  name: string;
  data: Buffer;
}

/**
 * Eight bits a sample, not interlaced: every program can write it so. Programs differ in what they make of a second head, an unknown
 * filter or a color that is not in the palette, so each is refused. Source: PNG, third edition, sections 5, 9 and 11.
 */
export function remadePng(content: Buffer, mostPixels: number): RemadePicture | null {
  const chunks = chunksOf(content);
  const head = chunks && headOf(chunks);
  if (!head || Math.max(head.width, head.height) > mostPixels) {
    return null;
  }
  const rows = rowsOf(chunks, head);
  const colors = colorsOf(chunks, head.color);
  if (!rows || !colors || (head.color === PALETTE && largest(rows.plain) >= colors[0]!.data.length / 3)) {
    return null;
  }
  const written = [chunks[0]!, ...colors, { name: 'IDAT', data: deflateSync(rows.filtered) }, chunks.at(-1)!];
  const body = Buffer.concat([PNG_START, ...written.map(chunkBytes)]);
  return { contentType: 'image/png', width: head.width, height: head.height, body };
}

/** Up to the end that the picture itself names, whatever follows; null where it has none. */
function chunksOf(content: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = PNG_START.length; at + CHUNK_FRAME <= content.length;) {
    const length = content.readUInt32BE(at);
    if (at + CHUNK_FRAME + length > content.length) {
      return null;
    }
    const name = content.toString('latin1', at + 4, at + 8);
    chunks.push({ name, data: content.subarray(at + 8, at + 8 + length) });
    if (name === 'IEND') {
      return length === 0 ? chunks : null;
    }
    at += CHUNK_FRAME + length;
  }
  return null;
}

function headOf(chunks: readonly Chunk[]) {
  const head = chunks[0]!.data;
  const once = ['IHDR', 'PLTE', 'tRNS'].every((each) => chunks.filter(({ name }) => name === each).length <= 1);
  const known = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
  // An unknown chunk whose name begins with a capital letter is one without which the picture cannot be shown.
  const isShown = chunks.every(({ name }) => /^[a-z]/.test(name) || known.includes(name));
  if (chunks[0]!.name !== 'IHDR' || head.length !== 13 || !once || !isShown) {
    return null;
  }
  const [depth, color, compression, filtering, interlacing] = head.subarray(8) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const isPlain = depth === 8 && compression === 0 && filtering === 0 && interlacing === 0;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  return isPlain && color in SAMPLES ? { width, height, color } : null;
}

/** As written, and as they are shown. Unpacked up to what the head says: a small file could become a huge one. */
function rowsOf(
  chunks: readonly Chunk[],
  { width, height, color }: { width: number; height: number; color: number },
): { filtered: Buffer; plain: Uint8Array } | null {
  const [pixelBytes, packed] = [SAMPLES[color]!, chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)];
  const rowBytes = width * pixelBytes;
  const bytes = height * (rowBytes + 1);
  try {
    const filtered = inflateSync(Buffer.concat(packed), { maxOutputLength: bytes });
    return filtered.length === bytes ? { filtered, plain: plainRows(filtered, { rowBytes, pixelBytes }) } : null;
  } catch {
    return null;
  }
}

/** The palette and what of it, or which color, is transparent. */
function colorsOf(chunks: readonly Chunk[], color: number): Chunk[] | null {
  const palette = chunks.find(({ name }) => name === 'PLTE');
  const transparent = chunks.find(({ name }) => name === 'tRNS');
  if (color === PALETTE) {
    const colors = palette ? palette.data.length / 3 : 0;
    const isRight = Number.isInteger(colors) && colors >= 1 && colors <= 256;
    return isRight && (transparent?.data.length ?? 0) <= colors
      ? [palette!, transparent].filter((chunk) => chunk !== undefined)
      : null;
  }
  // A palette of other pictures is only a suggestion.
  return !transparent ? [] : transparent.data.length === TRANSPARENT_BYTES[color] ? [transparent] : null;
}

const largest = (bytes: Uint8Array): number => bytes.reduce((most, each) => Math.max(most, each), 0);

function chunkBytes({ name, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
