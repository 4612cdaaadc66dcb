import { PNG_START, type RemadePicture, remadePng } from './remade-png.ts';

/**
 * A picture written anew from its content, whatever its name says: without places, comments, other programs' data and whatever stood
 * behind its end. Null unless it is a PNG or JPEG that PDFs can show. Runs in a worker: the content is anybody's.
 * @param mostPixels of width and of height
 */
export function remadePicture(content: Buffer, mostPixels: number): RemadePicture | null {
  const picture = content.subarray(0, PNG_START.length).equals(PNG_START)
    ? remadePng(content, mostPixels)
    : remadeJpeg(content);
  return picture && picture.width > 0 && picture.height > 0 && Math.max(picture.width, picture.height) <= mostPixels
    ? picture
    : null;
}

const [START, END, SCAN, RESTARTS, ADOBE, EXIF] = [0xd8, 0xd9, 0xda, 0xdd, 0xee, 0xe1];
/** Tables without which nothing can be shown: of Huffman codes, of quantization. */
const TABLES = [0xc4, 0xdb, RESTARTS];
/** Sequential and progressive, which browsers and PDFs show. Others, lossless and arithmetic, are refused. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

interface Segment {
  marker: number;
  /** Without marker and length. */
  data: Buffer;
  /** What follows the head of a scan. */
  coded: Buffer;
}

/**
 * The segments that show something, in their order, and which way is up; the packed pixels stay as they are. Nothing in this product
 * unpacks them: a PDF contains them as they are, too. Source: ITU-T T.81, annex B.
 */
function remadeJpeg(content: Buffer): RemadePicture | null {
  const segments = segmentsOf(content);
  const frames = segments?.filter(({ marker }) => [...FRAMES, ...OTHER_FRAMES].includes(marker)) ?? [];
  const [frame] = frames;
  if (!segments || frames.length !== 1 || !frame || !isShown(frame) || !segments.some(isScan)) {
    return null;
  }
  const kept = segments.filter(
    (each) => [...FRAMES, ...TABLES, SCAN].includes(each.marker) || (each.marker === ADOBE && isAdobe(each.data)),
  );
  const body = Buffer.concat([
    Buffer.from([0xff, START]),
    ...turned(segments),
    ...kept.flatMap(segmentBytes),
    Buffer.from([0xff, END]),
  ]);
  return { contentType: 'image/jpeg', height: frame.data.readUInt16BE(1), width: frame.data.readUInt16BE(3), body };
}

/** Up to the end that the picture itself names; null where it has none. */
function segmentsOf(content: Buffer): Segment[] | null {
  if (content.length < 4 || content[0] !== 0xff || content[1] !== START) {
    return null;
  }
  const segments: Segment[] = [];
  for (let at = 2; at + 1 < content.length && content[at] === 0xff;) {
    const marker = content[at + 1]!;
    if (marker === END) {
      return segments;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = at + 4 <= content.length ? content.readUInt16BE(at + 2) : 0;
    const end = at + 2 + length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= START) || length < 2 || end > content.length) {
      return null;
    }
    const next = marker === SCAN ? endOfScan(content, end) : end;
    segments.push({ marker, data: content.subarray(at + 4, end), coded: content.subarray(end, next) });
    at = next;
  }
  return null;
}

/** Where the next marker is: inside a scan 0xFF is followed by zero, or by the number of a restart. */
function endOfScan(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at >= 0 && (content[at + 1] === 0 || (content[at + 1]! >= 0xd0 && content[at + 1]! <= 0xd7))) {
    at = content.indexOf(0xff, at + 2);
  }
  return at >= 0 ? at : content.length;
}

const isScan = ({ marker }: Segment): boolean => marker === SCAN;

/** Eight bits a sample; gray, three colors or four inks. */
const isShown = ({ marker, data }: Segment): boolean =>
  FRAMES.includes(marker) &&
  data.length >= 6 &&
  data[0] === 8 &&
  [1, 3, 4].includes(data[5]!) &&
  data.length === 6 + 3 * data[5]!;

/** Says how the three or four samples are to be read. */
const isAdobe = (data: Buffer): boolean => data.length === 12 && data.toString('latin1', 0, 5) === 'Adobe';

const segmentBytes = ({ marker, data, coded }: Segment): Buffer[] => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return [head, data, coded];
};

/** A camera held upright writes its picture lying, and says so. Source: Exif 2.32, 4.6.4, tag 274. */
function turned(segments: readonly Segment[]): Buffer[] {
  const exif = segments.find(({ marker, data }) => marker === EXIF && data.toString('latin1', 0, 6) === 'Exif\0\0');
  const orientation = exif ? orientationIn(exif.data.subarray(6)) : 1;
  if (orientation === 1) {
    return [];
  }
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return segmentBytes({
    marker: EXIF,
    data: Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]),
    coded: Buffer.alloc(0),
  });
}

/** Which way is up in a JPEG that was written here: 1 to 8, as `turned` has written it. */
export const writtenOrientation = (written: Buffer): number => (written[3] === EXIF ? written.readUInt16BE(30) : 1);

function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number): number =>
    isLittle ? short(at) + short(at + 2) * 65_536 : short(at) * 65_536 + short(at + 2);
  const list = long(4);
  const entries = Array.from({ length: short(list) }, (_, at) => list + 2 + at * 12);
  const found = entries.find((at) => short(at) === 0x0112);
  const value = found === undefined ? 1 : short(found + 8);
  return value >= 1 && value <= 8 ? value : 1;
}
