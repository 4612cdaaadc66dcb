import { inflateSync } from 'node:zlib';
import sanitizeHtml, { type IOptions, type Tag, type Transformer } from 'sanitize-html';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_IMAGE_PIXELS, TOO_DEEP, TOO_MANY_ELEMENTS } from '../print-limits.ts';
import { PrintProblem } from '../print-task.ts';

const TEXT = [
  'p',
  'br',
  'hr',
  'pre',
  'span',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'strike',
  'sub',
  'sup',
  'small',
];
const BLOCKS = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'caption'];
const TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** Elements that are just blocks on paper. */
const AS_BLOCK = [
  ...[
    'section',
    'article',
    'main',
    'header',
    'footer',
    'aside',
    'nav',
    'address',
    'blockquote',
    'figure',
    'figcaption',
  ],
  ...['dl', 'dt', 'dd', 'fieldset', 'legend', 'form', 'details', 'summary'],
];
/** A link becomes its text: paper has no links. */
const AS_TEXT = ['a', 'label', 'abbr', 'time', 'mark', 'code', 'kbd', 'cite', 'q', 'font'];
/** Removed with all their content. */
const LEFT_OUT = [
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'title',
    'head',
    'svg',
    'math',
    'canvas',
    'iframe',
    'frameset',
    'object',
  ],
  ...['embed', 'applet', 'audio', 'video', 'picture', 'map', 'button', 'select', 'option', 'textarea', 'datalist'],
];

const COLOR = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;
const NAMED_COLOR = /^(black|white|gray|silver|red|maroon|green|olive|blue|navy|teal|purple|orange)$/i;

const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...BLOCKS, ...TABLES, 'img'],
  disallowedTagsMode: 'discard',
  nonTextTags: LEFT_OUT,
  allowedAttributes: {
    '*': ['style'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    img: ['src', 'width', 'height'],
    ol: ['start'],
  },
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['src', 'href', 'cite', 'background', 'action'],
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color: [COLOR, NAMED_COLOR],
      'background-color': [COLOR, NAMED_COLOR],
      'text-align': [/^(left|right|center|justify)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'font-size': [/^\d{1,2}(\.\d{1,4})?(px|pt)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
    },
  },
};

const renamed =
  (tagName: string): Transformer =>
  (_tag, { style }): Tag => ({ tagName, attribs: style ? { style } : {} });

/** An image that cannot be printed is replaced by its alternative text. */
const image: Transformer = (tagName, { src = '', alt = '', width, height }) =>
  isPrintableImage(src)
    ? { tagName, attribs: { src, ...sizeOf('width', width), ...sizeOf('height', height) } }
    : { tagName: 'span', attribs: {}, text: alt };

const sizeOf = (name: string, value: string | undefined) =>
  /^[1-9]\d{0,2}$/.test(value ?? '') ? { [name]: value! } : {};

const transformTags: Record<string, Transformer> = {
  ...Object.fromEntries(AS_BLOCK.map((tag) => [tag, renamed('div')])),
  ...Object.fromEntries(AS_TEXT.map((tag) => [tag, renamed('span')])),
  img: image,
};

/**
 * Keeps the printable parts of a page: text, lists, tables, a few styles, and embedded images. Removes everything that runs, or that would
 * be fetched from a URL or a folder.
 *
 * @throws PrintProblem when there is too much of it, or it is nested too deep
 */
export function cleanHtml(html: string): string {
  let elements = 0;
  let depth = 0;
  return sanitizeHtml(withoutHalfPairs(html), {
    ...OPTIONS,
    transformTags,
    onOpenTag: () => {
      elements += 1;
      depth += 1;
      if (elements > MAX_ELEMENTS) {
        throw new PrintProblem('TOO_LARGE', TOO_MANY_ELEMENTS);
      }
      if (depth > MAX_DEPTH) {
        throw new PrintProblem('TOO_LARGE', TOO_DEEP);
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

/** A lone surrogate is not a character. */
const withoutHalfPairs = (text: string): string => text.replaceAll(/\p{Cs}/gu, '');

const DATA_ADDRESS = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** An interlaced image has up to seven filter bytes per row instead of one. */
const INTERLACE_EXTRA = 2;

/** True for an embedded PNG or JPEG image that is not far larger than its file when unpacked. */
function isPrintableImage(address: string): boolean {
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
