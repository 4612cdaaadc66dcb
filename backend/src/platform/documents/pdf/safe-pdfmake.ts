import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';

const FONT_FOLDER = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const font = (name: string) => join(FONT_FOLDER, `Roboto-${name}.ttf`);

// Whatever a person typed into it, a document must not read a file or fetch a URL; it only gets the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONT_FOLDER));
tagPdfs();
pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});

export { pdfmake };

/** The parts of pdfmake that know which node a line comes from, and that draw it. pdfmake itself only declares a PDF to be tagged. */
interface LayoutBuilder {
  layoutDocument(content: unknown, document: StructuredDocument, ...others: unknown[]): unknown;
  processNode(node: LaidOutNode, ...others: unknown[]): void;
  buildNextLine(node: LaidOutNode): Line | null;
  addHeadersAndFooters(...given: unknown[]): void;
}
interface Renderer {
  pdfDocument: StructuredDocument;
  renderLine(line: Line, ...others: unknown[]): void;
  renderVector(vector: object): void;
  renderImage(image: LaidOutNode): void;
}
interface Line {
  taggedNode?: LaidOutNode | null;
}
type StructuredDocument = TaggingDocument & { structure?: Structure };
interface PdfmakeModule<Part> {
  default: new (...given: unknown[]) => Part;
}

const require = createRequire(import.meta.url);

/** Has pdfmake write the structure of its documents. Called once, before the first document. */
function tagPdfs(): void {
  const layout = require('pdfmake/js/LayoutBuilder.js') as PdfmakeModule<LayoutBuilder>;
  const renderer = require('pdfmake/js/Renderer.js') as PdfmakeModule<Renderer>;
  layout.default = tagged(layout.default);
  renderer.default = structured(renderer.default);
}

/** Notes the tree of nodes, and in each line its node. */
const tagged = (Base: new (...given: unknown[]) => LayoutBuilder): typeof Base =>
  class extends Base {
    private structure: Structure | undefined;
    private readonly open: LaidOutNode[] = [];
    private isFooter = false;

    override layoutDocument(content: unknown, document: StructuredDocument, ...others: unknown[]): unknown {
      this.structure = new Structure(document);
      document.structure = this.structure;
      return super.layoutDocument(content, document, ...others);
    }

    override processNode(node: LaidOutNode, ...others: unknown[]): void {
      if (!this.isFooter) {
        this.structure?.note(node, this.open.at(-1) ?? null);
      }
      this.open.push(node);
      super.processNode(node, ...others);
      this.open.pop();
    }

    override buildNextLine(node: LaidOutNode): Line | null {
      const line = super.buildNextLine(node);
      if (line) {
        line.taggedNode = this.isFooter ? null : node;
      }
      return line;
    }

    override addHeadersAndFooters(...given: unknown[]): void {
      this.isFooter = true;
      super.addHeadersAndFooters(...given);
      // A document is laid out again after each page break that is found to be needed.
      this.isFooter = false;
    }
  };

/** Draws each line as the content of its node's element, and everything else as an artifact. */
const structured = (Base: new (...given: unknown[]) => Renderer): typeof Base =>
  class extends Base {
    override renderLine(line: Line, ...others: unknown[]): void {
      this.draw(line.taggedNode ?? null, () => super.renderLine(line, ...others));
    }

    override renderVector(vector: object): void {
      this.draw(null, () => super.renderVector(vector));
    }

    override renderImage(image: LaidOutNode): void {
      this.draw(image.alt === undefined ? null : image, () => super.renderImage(image));
    }

    private draw(node: LaidOutNode | null, paint: () => void): void {
      this.pdfDocument.structure!.draw(node, paint);
    }
  };

/** What PDFKit offers for tagged PDFs; its types do not name it. */
interface TaggingDocument {
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
interface LaidOutNode {
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
class Structure {
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
