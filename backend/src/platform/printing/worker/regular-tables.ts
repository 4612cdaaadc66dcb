/** A larger span is assumed to be a mistake: nothing wider fits a page. */
const MOST_COLUMNS = 20;
const MOST_ROWS = 1_000;

/**
 * Makes every table a grid without gaps, as the document requires: rows are padded to the widest, a cell that spans rows stays in its first
 * row above empty ones, and tables without cells are removed.
 */
export function makeTablesRegular(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    captionAbove(table);
    const rows = [...table.rows];
    const grid = gridOf(rows);
    const width = Math.max(0, ...grid.map((cells) => cells.length));
    if (width === 0) {
      table.remove();
    }
    rows.forEach((row, index) => fillRow(row, grid[index] ?? [], width));
  }
}

/** The cells of each row from left to right: a cell of this row, or null where one from above extends into it. */
function gridOf(rows: readonly HTMLTableRowElement[]): (HTMLTableCellElement | 'spanned' | null)[][] {
  const reach: number[] = [];
  return rows.map((row) => {
    const places: (HTMLTableCellElement | 'spanned' | null)[] = [];
    const skip = () => {
      while ((reach[places.length] ?? 0) > 0) {
        reach[places.length]! -= 1;
        places.push(null);
      }
    };
    skip();
    for (const cell of row.cells) {
      const columns = Math.min(Math.max(cell.colSpan, 1), MOST_COLUMNS);
      const rowsBelow = Math.min(Math.max(cell.rowSpan, 1), MOST_ROWS) - 1;
      for (let column = 0; column < columns; column += 1) {
        reach[places.length] = rowsBelow;
        places.push(column === 0 ? cell : 'spanned');
      }
      skip();
    }
    return places;
  });
}

function fillRow(
  row: HTMLTableRowElement,
  places: readonly (HTMLTableCellElement | 'spanned' | null)[],
  width: number,
): void {
  const cells = [...places];
  while (cells.length < width) {
    cells.push(null);
  }
  row.replaceChildren(
    ...cells
      .map((place, column) =>
        place === null ? emptyCell(row) : place === 'spanned' ? null : withSpan(place, cells, column),
      )
      .filter((cell) => cell !== null),
  );
}

const emptyCell = (row: HTMLTableRowElement): Element => row.ownerDocument.createElement('td');

/** The span, limited to the grid. */
function withSpan(
  cell: HTMLTableCellElement,
  cells: readonly (HTMLTableCellElement | 'spanned' | null)[],
  column: number,
): Element {
  let columns = 1;
  while (cells[column + columns] === 'spanned') {
    columns += 1;
  }
  cell.removeAttribute('rowspan');
  cell.removeAttribute('colspan');
  if (columns > 1) {
    cell.setAttribute('colspan', String(columns));
  }
  return cell;
}

function captionAbove(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) {
    const title = table.ownerDocument.createElement('h4');
    title.append(...caption.childNodes);
    table.before(title);
    caption.remove();
  }
}
