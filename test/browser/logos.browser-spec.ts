import type { Locator, Page } from 'playwright-core';
import { look } from './support/accessibility.ts';
import { tabAndPress } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** One red pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const AGENCY = 'Great Lakes Benefit Partners';
const CARRIER = 'Great Lakes Health Plan';

describe('the logos on proposals, by keyboard alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('logos');
  });
  afterAll(() => stage.close());

  /** Presses the button, and gives the dialog of the operating system a file. */
  async function upload(page: Page, button: Locator, buffer: Buffer): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await tabAndPress(page, button);
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  }

  it('agent admins upload, replace and remove that of their agency', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'agentadmin', '/agency');
    await page.getByRole('heading', { level: 1, name: AGENCY }).waitFor();
    await look(page, 'no logo');
    await upload(page, page.getByRole('button', { name: 'Upload logo' }), Buffer.from('no picture'));
    await page.getByRole('alert').filter({ hasText: 'PNG or JPEG' }).waitFor();
    await look(page, 'a refused file');
    await upload(page, page.getByRole('button', { name: 'Upload logo' }), LOGO);
    await page.getByText('The logo is saved.').waitFor();
    await page.getByRole('img', { name: `Logo of ${AGENCY}` }).waitFor();
    await look(page, 'a logo');

    await page.reload();
    await upload(page, page.getByRole('button', { name: 'Replace logo' }), LOGO);
    await page.getByText('The logo is saved.').waitFor();
    await tabAndPress(page, page.getByRole('button', { name: 'Remove logo' }));
    const question = page.getByRole('alertdialog', { name: 'Remove the logo?' });
    await question
      .getByText(`New proposals will not show the logo of ${AGENCY}. Existing proposals keep it.`)
      .waitFor();
    await look(page, 'the question');
    await tabAndPress(page, question.getByRole('button', { name: 'Remove logo' }));
    await page.getByText('The logo is removed.').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Upload logo');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('super users upload that of the carrier', async () => {
    const { page, context, problems } = await stage.newVisitor({ colorScheme: 'dark' });
    await signIn(page, 'superuser', '/sales/agencies');
    await tabAndPress(page, page.getByRole('link', { name: 'Carrier logo' }));
    const dialog = page.getByRole('dialog', { name: `Logo of ${CARRIER}` });
    await upload(page, dialog.getByRole('button', { name: 'Upload logo' }), LOGO);
    await dialog.getByText('The logo is saved.').waitFor();
    await dialog.getByRole('img', { name: `Logo of ${CARRIER}` }).waitFor();
    await look(page, 'the logo of the carrier');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
