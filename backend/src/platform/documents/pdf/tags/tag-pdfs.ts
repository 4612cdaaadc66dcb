import { createRequire } from 'node:module';
import { type LaidOutNode, Structure, type TaggingDocument } from './structure.ts';

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
export function tagPdfs(): void {
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
