import { expectAccessible } from '../support/accessibility.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

/** More than are measured of the same look. */
const READABLE = '<p>Readable</p>'.repeat(9);

describe('the look of axe at a page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  const show = async (content: string) => {
    const { page } = await stage.newVisitor();
    await page.setContent(
      `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${READABLE}${content}</main></html>`,
    );
    return page;
  };

  it.each([
    ['a field without a label', 'label', '<input>'],
    ['a picture without words', 'image-alt', '<img src="">'],
    ['one faint text among many readable ones', 'color-contrast', '<p style="color: #bbb">Faint</p>'],
    ['the same text on a dark background', 'color-contrast', '<div style="background: #444"><p>Dark</p></div>'],
    ['the same text where its parent fades it', 'color-contrast', '<div style="opacity: 0.4"><p>Faded</p></div>'],
    ['what is typed into a field, too faint', 'color-contrast', '<input aria-label="A" value="B" style="color: #ccc">'],
  ])('finds %s', async (_what, rule, content) => {
    await expect(expectAccessible(await show(content))).rejects.toThrow(`"rule": "${rule}:`);
  });

  it('finds nothing on a page without faults', async () => {
    await expectAccessible(await show('<p style="color: #bbb" hidden>Faint</p>'));
  });

  it('is taken once for each named state, width and color scheme', async () => {
    const page = await show('<input>');
    const find = () => expectAccessible(page, 'a field');
    await expect(find()).rejects.toThrow('label');
    await find();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(find()).rejects.toThrow('label');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(find()).rejects.toThrow('label');
  });
});
