/** What PDFKit offers for tagged PDFs; its types do not name it. */
export interface TaggingDocument {
  page: object;
  struct(type: string, options?: { scope?: 'Column'; alt?: string }): StructureElement;
  addStructure(element: StructureElement): void;
  markStructureContent(type: string): object;
  markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): void;
  endMarkedContent(): void;
}

interface StructureElement {
  add(child: StructureElement | object): void;
}

/** A node of pdfmake's document tree. */
export interface LaidOutNode {
  style?: string | readonly string[];
  alt?: string;
  ul?: LaidOutNode[];
  ol?: LaidOutNode[];
  table?: { headerRows?: number; body: LaidOutNode[][] };
}

interface Cell {
  table: LaidOutNode;
  row: LaidOutNode[];
  isHead: boolean;
}

const HEADING_STYLES = ['title', 'heading', 'subheading'];

/**
 * The structure tree of a tagged PDF: headings, paragraphs, lists, and the cells of tables with column heads. Everything else (lines,
 * shades, footers) is an artifact, which screen readers skip.
 */
export class Structure {
  private readonly parents = new Map<LaidOutNode, LaidOutNode | null>();
  private readonly cells = new Map<LaidOutNode, Cell>();
  private readonly elements = new Map<LaidOutNode | LaidOutNode[], StructureElement>();
  /** Where a column head was first shown: its repetitions on later pages are artifacts. */
  private readonly headPages = new Map<LaidOutNode, object>();
  private readonly usedStyles = new Set<string>();
  private root: StructureElement | null = null;

  constructor(private readonly document: TaggingDocument) {}

  /** Called for every node, parents first. */
  note(node: LaidOutNode, parent: LaidOutNode | null): void {
    this.parents.set(node, parent);
    const style = headingStyle(node);
    if (style) {
      this.usedStyles.add(style);
    }
    if (isData(node)) {
      node.table.body.forEach((row, index) =>
        row.forEach((cell) => this.cells.set(cell, { table: node, row, isHead: index < node.table.headerRows })),
      );
    }
  }

  /** Draws something with its place in the structure; null is an artifact. */
  draw(node: LaidOutNode | null, paint: () => void): void {
    if (node === null || this.isRepetition(node)) {
      this.document.markContent('Artifact', { type: 'Layout' });
      paint();
    } else {
      const element = this.elementOf(node);
      const content = this.document.markStructureContent('Span');
      paint();
      element.add(content);
    }
    this.document.endMarkedContent();
  }

  private isRepetition(node: LaidOutNode): boolean {
    if (!this.cells.get(node)?.isHead) {
      return false;
    }
    const { page } = this.document;
    const first = this.headPages.get(node) ?? page;
    this.headPages.set(node, first);
    return first !== page;
  }

  private elementOf(node: LaidOutNode): StructureElement {
    const known = this.elements.get(node);
    if (known) {
      return known;
    }
    const cell = this.cells.get(node);
    if (cell) {
      this.addRow(cell);
      return this.elements.get(node)!;
    }
    const parent = this.parents.get(node) ?? null;
    return this.isItem(node) ? this.addItem(node, parent!) : this.add(node, this.tagOf(node), this.containerOf(parent));
  }

  private isItem(node: LaidOutNode): boolean {
    return itemsOf(this.parents.get(node) ?? {})?.includes(node) ?? false;
  }

  /** A row gets all of its cells at once, so that an empty one keeps its column. */
  private addRow({ table, row, isHead }: Cell): void {
    const element = this.add(row, 'TR', this.elementOf(table));
    for (const cell of row) {
      const made = this.document.struct(isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
      element.add(made);
      this.elements.set(cell, made);
    }
  }

  /** The nearest ancestor with an element: stacks, columns and tables without heads have none. */
  private containerOf(node: LaidOutNode | null): StructureElement {
    if (node === null) {
      this.root ??= this.addRoot();
      return this.root;
    }
    const hasElement = this.cells.has(node) || this.isItem(node) || isData(node) || itemsOf(node);
    return hasElement ? this.elementOf(node) : this.containerOf(this.parents.get(node) ?? null);
  }

  private addItem(node: LaidOutNode, list: LaidOutNode): StructureElement {
    const item = this.document.struct('LI');
    this.elementOf(list).add(item);
    return this.add(node, 'LBody', item);
  }

  private addRoot(): StructureElement {
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    return root;
  }

  private add(node: LaidOutNode | LaidOutNode[], type: string, parent: StructureElement): StructureElement {
    const alt = 'alt' in node && typeof node.alt === 'string' ? { alt: node.alt } : {};
    const element = this.document.struct(type, alt);
    parent.add(element);
    this.elements.set(node, element);
    return element;
  }

  private tagOf(node: LaidOutNode): string {
    const style = headingStyle(node);
    if (style) {
      // A document without a title begins with headings of the first level.
      return `H${HEADING_STYLES.filter((each) => this.usedStyles.has(each)).indexOf(style) + 1}`;
    }
    return isData(node) ? 'Table' : itemsOf(node) ? 'L' : node.alt === undefined ? 'P' : 'Figure';
  }
}

const headingStyle = ({ style }: LaidOutNode): string | undefined =>
  HEADING_STYLES.find((each) => style === each || (Array.isArray(style) && style.includes(each)));

const itemsOf = ({ ul, ol }: LaidOutNode): LaidOutNode[] | undefined => ul ?? ol;

/** A table without column heads only places things. */
const isData = (node: LaidOutNode): node is LaidOutNode & { table: { headerRows: number; body: LaidOutNode[][] } } =>
  (node.table?.headerRows ?? 0) > 0;
