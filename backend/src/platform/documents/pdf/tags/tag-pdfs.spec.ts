import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { DEFAULT_STYLE, STYLES } from '../pdf-kit.ts';
import { renderPdf } from '../render-pdf.ts';

/** The structure of a PDF in one line: "Document(H1 Table(TR(TH TH) TR(TD TD)))". */
async function structureOf(content: Content, given: Partial<TDocumentDefinitions> = {}): Promise<string> {
  const pdf = await renderPdf({ content, styles: STYLES, defaultStyle: DEFAULT_STYLE, ...given });
  const document = await PDFDocument.load(pdf);
  const outline = (element: PDFDict): string => {
    const children = element
      .lookup(PDFName.of('K'), PDFArray)
      .asArray()
      .map((child) => document.context.lookup(child))
      .filter((child) => child instanceof PDFDict)
      .filter((child) => child.has(PDFName.of('S')));
    const type = element.lookup(PDFName.of('S'), PDFName).decodeText();
    return children.length === 0 ? type : `${type}(${children.map(outline).join(' ')})`;
  };
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('K'), PDFArray);
  return outline(root.lookup(0, PDFDict));
}

describe('the structure of a PDF', () => {
  const text = (style: string, words: string) => ({ text: words, style });

  it('has headings in levels, paragraphs and lists', async () => {
    const content: Content = [
      text('title', 'Lakeshore Tool'),
      [text('heading', 'Plans'), 'One plan.', { ul: ['First', { text: 'Second' }] }, text('subheading', 'Gold')],
    ];
    expect(await structureOf(content)).toBe('Document(H1 H2 P L(LI(LBody) LI(LBody)) H3)');
  });

  it('begins with the first level in a document without a title', async () => {
    expect(await structureOf([text('heading', 'Bill'), text('subheading', 'Due')])).toBe('Document(H1 H2)');
  });

  it('is whole where a page break turns out to be needed', async () => {
    const content: Content = [text('title', 'Lakeshore Tool'), { ...text('heading', 'Plans'), headlineLevel: 1 }];
    const pageBreakBefore = ({ headlineLevel }: { headlineLevel?: number | undefined }) => headlineLevel === 1;
    expect(await structureOf(content, { pageBreakBefore })).toBe('Document(H1 H2)');
  });

  it('has a table with its column heads, and with cells that are empty', async () => {
    const table = {
      headerRows: 1,
      body: [
        ['Plan', 'Premium'],
        ['', '$1'],
      ],
    };
    expect(await structureOf({ table })).toBe('Document(Table(TR(TH TH) TR(TD TD)))');
  });

  it('has a table that only places things as what it places', async () => {
    expect(await structureOf({ table: { body: [['Name', 'Date']] } })).toBe('Document(P P)');
  });

  it('has column heads that are repeated on each page once, and no footers', async () => {
    const table = { headerRows: 1, body: [['Age'], ...Array.from({ length: 3 }, (_, age) => [String(age)])] };
    const small = { pageSize: { width: 200, height: 60 }, pageMargins: 12, footer: () => 'Page' } as const;
    expect(await structureOf({ table }, small)).toBe('Document(Table(TR(TH) TR(TD) TR(TD) TR(TD)))');
  });

  it('comes with the language, and a title that is shown', async () => {
    const document = await PDFDocument.load(await renderPdf({ content: 'Text', info: { title: 'Bill' } }));
    expect([document.getLanguage(), document.getTitle()]).toEqual(['en-US', 'Bill']);
    const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(preferences.get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true');
  });
});
