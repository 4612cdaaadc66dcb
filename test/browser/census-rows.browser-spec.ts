import { expectAccessible } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const JOURNEY_LIMIT_MS = 300_000;

describe('typing rows of a census', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('census-rows');
  });
  afterAll(() => stage.close());

  it.each([
    ['at a desk', undefined],
    ['on a phone', PHONE],
  ])(
    '%s: a member is corrected and kept, after a reload too',
    async (device, viewport) => {
      const { page, context, problems } = await stage.newVisitor(viewport ? { viewport } : {});
      await signIn(page, 'agent', '/dashboard');
      await page.getByText('Lakeshore Cabinet Works').first().waitFor();
      await page
        .getByRole('link', { name: /^Continue census.*Lakeshore Cabinet Works/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Lakeshore Cabinet Works census', level: 1 }).waitFor();

      await page
        .getByRole('button', { name: /^Edit .*, employee$/ })
        .first()
        .click();
      const lastName = `Corrected${viewport ? 'Phone' : 'Desk'}`;
      await page.getByLabel('Last name').fill(lastName);
      await expectAccessible(page, `editing a member ${device}`);
      await page.getByLabel('Last name').press('Enter');
      await page
        .getByText(new RegExp(`${lastName}$`))
        .first()
        .waitFor();
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor();
      await page.reload();
      await page
        .getByText(new RegExp(`${lastName}$`))
        .first()
        .waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
    JOURNEY_LIMIT_MS,
  );
});
