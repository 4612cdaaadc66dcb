import { inflateSync } from 'node:zlib';
import { MAX_IMAGE_PIXELS } from '../print-limits.ts';

const DATA_ADDRESS = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** An interlaced image has up to seven filter bytes per row instead of one. */
const INTERLACE_EXTRA = 2;

/** True for an embedded PNG or JPEG image that is not far larger than its file when unpacked. */
export function isPrintableImage(address: string): boolean {
  const [, type, base64] = DATA_ADDRESS.exec(address) ?? [];
  if (!type || !base64) {
    return false;
  }
  const bytes = Buffer.from(base64, 'base64');
  return type === 'png' ? isSoundPng(bytes) : isSoundJpeg(bytes);
}

/** Unpacks the image once, limited to its declared size: a small file can unpack to gigabytes. */
function isSoundPng(bytes: Buffer): boolean {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE) || bytes.toString('latin1', 12, 16) !== 'IHDR') {
    return false;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = CHANNELS[bytes[25]!];
  if (!channels || width === 0 || height === 0 || width * height > MAX_IMAGE_PIXELS) {
    return false;
  }
  const rowBytes = 1 + Math.ceil((width * channels * bytes[24]!) / 8);
  try {
    const unpacked = inflateSync(pngData(bytes), { maxOutputLength: rowBytes * height * INTERLACE_EXTRA + 64 });
    return unpacked.length >= rowBytes * height - height;
  } catch {
    return false;
  }
}

function pngData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/** The frame header of a JPEG contains its size; the image itself is embedded in the PDF as is. */
function isSoundJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) {
    return false;
  }
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
      return pixels > 0 && pixels <= MAX_IMAGE_PIXELS;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
