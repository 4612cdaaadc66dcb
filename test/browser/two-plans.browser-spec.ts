import { individualPlanSelectionPath } from '../../shared/src/individuals/individual-next-step.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { quoteFamily } from './support/quoted-family.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

describe('two plans in one household', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('two-plans');
  });
  afterAll(() => stage.close());

  it('are compared with one, used, seen from both quotes, and put back into one', async () => {
    const { page, context, problems } = await stage.newVisitor();
    await signIn(page, 'individualagent');
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Ada')));
    await page.getByRole('link', { name: 'Two plans' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two plans in one household' });
    await dialog.getByLabel(/^Care of Ada/).selectOption('bad');
    await dialog.getByRole('button', { name: 'Use these two plans' }).first().waitFor();
    await expectAccessible(page, 'two plans, compared');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Use these two plans' }).first().click();
    const note = page.getByRole('alert').filter({ hasText: 'This household is in two plans' });
    await note.getByText(/^All plans of both quotes: \$[\d,.]+ a month$/).waitFor();
    await expectAccessible(page, 'a household in two plans');
    const both = await note.getByText(/^All plans of both quotes/).innerText();
    const first = page.url();

    await note.getByRole('link', { name: 'Open the other quote' }).click();
    await page.waitForURL((url) => url.href !== first);
    await note.getByText(both).waitFor();
    await page.getByRole('link', { name: 'View household' }).click();
    await page.getByText(/^This household is in two plans\. Put it back into one plan/).waitFor();
    await page.goBack();
    await note.getByRole('button', { name: 'Back to one plan' }).click();
    await page.waitForURL(first.replace(/\?.*/, ''));
    await page.getByRole('link', { name: 'Two plans' }).waitFor();
    await note.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
