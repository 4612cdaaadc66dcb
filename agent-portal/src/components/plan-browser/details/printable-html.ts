/** The computed style properties that matter on paper. */
export type PaperStyle = Pick<
  CSSStyleDeclaration,
  | 'clipPath'
  | 'display'
  | 'flexDirection'
  | 'fontWeight'
  | 'gridTemplateColumns'
  | 'textAlign'
  | 'textDecorationLine'
  | 'visibility'
>;

const LEFT_OUT =
  'script, style, svg, canvas, button, input, select, textarea, [data-print="off"], [aria-hidden="true"]';
const BOLD_FROM = 600;
/** A flex or grid row with more parts than this is a list that wraps, not a row of columns. */
const MOST_COLUMNS = 6;

/**
 * An element's HTML as it looks, without classes: hidden content is removed, side-by-side layout becomes a table, and font weight
 * and alignment are inlined.
 */
export function printableHtml(
  element: Element,
  styleOf: (element: Element) => PaperStyle = (shown) => getComputedStyle(shown),
): string {
  const page = element.ownerDocument.createElement('div');
  const printed = copyOf(element, styleOf);
  if (printed) {
    page.append(printed);
  }
  return page.innerHTML;
}

function copyOf(node: Node, styleOf: (element: Element) => PaperStyle): Node | null {
  if (node.nodeType === TEXT_NODE) {
    return node.cloneNode();
  }
  if (node.nodeType !== ELEMENT_NODE) {
    return null;
  }
  const element = node as Element;
  const style = styleOf(element);
  if (element.matches(LEFT_OUT) || isUnseen(style)) {
    return null;
  }
  const children = [...element.childNodes].map((child) => copyOf(child, styleOf)).filter((child) => child !== null);
  const columns = columnsOf(element, style);
  const copy = columns > 1 ? sideBySide(element, children, columns) : (element.cloneNode() as Element);
  if (columns <= 1) {
    copy.append(...children);
  }
  writeStyle(copy, style);
  return copy;
}

const [ELEMENT_NODE, TEXT_NODE] = [1, 3];

/** Also matches content for screen readers only. */
const isUnseen = ({ display, visibility, clipPath }: PaperStyle): boolean =>
  display === 'none' || visibility === 'hidden' || clipPath === 'inset(50%)';

/** The number of side-by-side parts; 1 for content that flows from top to bottom. */
function columnsOf(element: Element, { display, flexDirection, gridTemplateColumns }: PaperStyle): number {
  const parts = element.children.length;
  if (parts < 2) {
    return 1;
  }
  if (display.endsWith('grid')) {
    return Math.min(gridTemplateColumns.split(' ').filter(Boolean).length, MOST_COLUMNS);
  }
  const isLine = display.endsWith('flex') && flexDirection.startsWith('row');
  return isLine && parts <= MOST_COLUMNS ? parts : 1;
}

function sideBySide(element: Element, children: readonly Node[], columns: number): Element {
  const document = element.ownerDocument;
  const table = document.createElement('table');
  const parts = children.filter((child) => child.textContent?.trim());
  for (let first = 0; first < parts.length; first += columns) {
    const row = document.createElement('tr');
    for (const part of parts.slice(first, first + columns)) {
      const cell = document.createElement('td');
      cell.append(part);
      row.append(cell);
    }
    table.append(row);
  }
  return table;
}

function writeStyle(copy: Element, { fontWeight, textAlign, textDecorationLine }: PaperStyle): void {
  const styles = [
    Number(fontWeight) >= BOLD_FROM && 'font-weight: bold',
    ['right', 'end'].includes(textAlign) && 'text-align: right',
    textAlign === 'center' && 'text-align: center',
    textDecorationLine === 'line-through' && 'text-decoration: line-through',
  ].filter(Boolean);
  for (const { name } of [...copy.attributes]) {
    if (!['colspan', 'rowspan', 'src', 'alt'].includes(name)) {
      copy.removeAttribute(name);
    }
  }
  if (styles.length > 0) {
    copy.setAttribute('style', styles.join('; '));
  }
}
