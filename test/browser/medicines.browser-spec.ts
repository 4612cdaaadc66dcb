import type { Locator, Page } from 'playwright-core';
import { individualPlanSelectionPath } from '../../shared/src/individuals/individual-next-step.ts';
import { becomes } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { quoteFamily } from './support/quoted-family.ts';
import { signIn } from './support/sign-in.ts';
import { joinBrowser, type Stage } from './support/start-browser.ts';

const METFORMIN = 'Metformin hydrochloride 500 MG Oral Tablet (demo)';
const DUPILUMAB = 'Dupilumab 300 MG Prefilled Syringe (demo)';

describe('the medicines that a household takes', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it('are found on a phone, said on each plan with what they cost in the year, and filtered by', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, 'individualagent', '/quote/plan-selection/individual');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goto(individualPlanSelectionPath(await quoteFamily(page, 'Mira')));
    await rows(page).first().waitFor();
    const all = await rows(page).count();
    await add(page, 'metformin', METFORMIN);
    await becomes(() => rows(page).getByText(`${METFORMIN}: `).count(), all);
    expect(
      await rows(page)
        .getByText(/Generic tier; 12 × \$\d+\.00 = \$[\d,]+\.00 a year$/)
        .count(),
    ).toBeGreaterThan(0);
    expect(await rows(page).getByText(`${METFORMIN}: Not known`).count()).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a medicine at each plan, on a phone');

    await add(page, 'syringe dupi', DUPILUMAB);
    await rows(page).getByText(`${DUPILUMAB}: Not on the list`).first().waitFor();
    await rows(page)
      .getByText(/Specialty tier; needs prior authorization; needs step therapy; cost not known, a share of the price$/)
      .first()
      .waitFor();
    const listed = await rows(page).getByText(`${DUPILUMAB}: Specialty tier`).count();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^My medicines are on the list/ }).check();
    await page.waitForURL(/[?&]medicines=listed/);
    await filters.getByRole('button', { name: /^Show \d+ plans$/ }).click();
    await becomes(() => rows(page).count(), listed);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await becomes(() => rows(page).count(), listed);
    await expectAccessible(page, 'medicines at each plan');
    await page.getByRole('button', { name: 'Yearly cost', exact: true }).click();
    await page.getByText('All medicines in the year: Not known').first().waitFor();
    await medicines(page)
      .getByRole('button', { name: `Remove ${DUPILUMAB}` })
      .click();
    await medicines(page)
      .getByRole('button', { name: `Remove ${DUPILUMAB}` })
      .waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^How the costs of/ })
      .first()
      .focus();
    await page
      .getByRole('tooltip')
      .getByText(/^12 × \$\d+\.00$/)
      .waitFor();
    await expectAccessible(page, 'yearly costs with medicines');
    expect(asked.filter((url) => /metformin|dupilumab|9900000/i.test(url))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem');
const medicines = (page: Page): Locator => page.getByRole('region', { name: 'Medicines' });

async function add(page: Page, text: string, name: string): Promise<void> {
  await medicines(page).getByRole('button', { name: 'Add a medicine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a medicine' });
  await dialog.getByRole('searchbox', { name: 'Name of the medicine' }).fill(text);
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('list', { name: 'Medicines found' }).getByRole('button', { name, exact: true });
  await found.waitFor();
  await expectAccessible(page, 'medicines found');
  await found.click();
  await medicines(page)
    .getByRole('button', { name: `Remove ${name}` })
    .waitFor();
}
