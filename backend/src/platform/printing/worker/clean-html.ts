import sanitizeHtml, { type IOptions, type Tag, type Transformer } from 'sanitize-html';
import { MAX_DEPTH, MAX_ELEMENTS, TOO_DEEP, TOO_MANY_ELEMENTS } from '../print-limits.ts';
import { PrintProblem } from '../print-task.ts';
import { isPrintableImage } from './printable-image.ts';

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
