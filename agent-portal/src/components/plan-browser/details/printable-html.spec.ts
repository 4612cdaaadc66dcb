import { JSDOM } from 'jsdom';
import { printableHtml, type PaperStyle } from './printable-html.ts';

const PLAIN: PaperStyle = {
  clipPath: 'none',
  display: 'block',
  flexDirection: 'row',
  fontWeight: '400',
  gridTemplateColumns: 'none',
  textAlign: 'start',
  textDecorationLine: 'none',
  visibility: 'visible',
};

/** Each element's computed style is in its `as` attribute, as JSON. */
function print(html: string): string {
  const { document } = new JSDOM(html).window;
  const styleOf = (element: Element): PaperStyle => ({ ...PLAIN, ...JSON.parse(element.getAttribute('as') ?? '{}') });
  return printableHtml(document.body.firstElementChild!, styleOf);
}
const as = (style: Partial<PaperStyle>): string => `as='${JSON.stringify(style)}'`;

describe('printableHtml', () => {
  it.each([
    ['a button', '<div>Kept<button>Gone</button></div>'],
    ['an icon', '<div>Kept<svg><title>Gone</title></svg></div>'],
    ['what is marked', '<div>Kept<p data-print="off">Gone</p></div>'],
    ['what is only drawn', '<div>Kept<i aria-hidden="true">Gone</i></div>'],
    ['what is not shown', `<div>Kept<p ${as({ display: 'none' })}>Gone</p></div>`],
    ['what is hidden', `<div>Kept<p ${as({ visibility: 'hidden' })}>Gone</p></div>`],
    ['what only screen readers get', `<div>Kept<p ${as({ clipPath: 'inset(50%)' })}>Gone</p></div>`],
    ['a comment', '<div>Kept<!-- Gone --></div>'],
  ])('leaves out %s', (_, html) => {
    expect(print(html)).toBe('<div>Kept</div>');
  });

  it('writes out weight and alignment, and keeps no classes', () => {
    const html = `<p class="x" id="y" ${as({ fontWeight: '600', textAlign: 'right' })}>$10</p>`;
    expect(print(html)).toBe('<p style="font-weight: bold; text-align: right">$10</p>');
  });

  it('makes a table of what stands side by side', () => {
    const html = `<div ${as({ display: 'flex' })}><b>Deductible</b><span>$500</span></div>`;
    expect(print(html)).toBe('<table><tr><td><b>Deductible</b></td><td><span>$500</span></td></tr></table>');
  });

  it('makes rows of a grid', () => {
    const html = `<div ${as({ display: 'grid', gridTemplateColumns: '100px 1fr' })}><i>1</i><i>2</i><i>3</i></div>`;
    expect(print(html)).toBe('<table><tr><td><i>1</i></td><td><i>2</i></td></tr><tr><td><i>3</i></td></tr></table>');
  });

  it('leaves a column of parts as it is', () => {
    const html = `<div ${as({ display: 'flex', flexDirection: 'column' })}><p>1</p><p>2</p></div>`;
    expect(print(html)).toBe('<div><p>1</p><p>2</p></div>');
  });
});
