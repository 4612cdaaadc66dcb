import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildPdf } from '../../support/pdf-files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { becomes } from '../../support/eventually.ts';
import { exportedMembers } from '../support/enrollment-file.ts';
import { fillApplication, fillMember } from '../support/enrollment-forms.ts';
import { proposedQuote } from '../support/proposed-quote.ts';
import { takeScreenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { joinBrowser, type Stage, type WatchedPage } from '../support/start-browser.ts';

const PHONE = { width: 360, height: 740 };
const GROUP = 'Grand Valley Looms';
/** The worker installs beside the requests, within a second or a few. */
const MOST_REFRESHES = 500;

describe('an enrollment by three people', () => {
  let stage: Stage;
  let quoteId: number;
  let agent: WatchedPage;
  let operations: WatchedPage;
  beforeAll(async () => {
    stage = await joinBrowser();
    quoteId = await proposedQuote(stage.url, GROUP);
    [agent, operations] = [await stage.newVisitor(), await stage.newVisitor()];
    await signIn(agent.page, 'agent');
    await signIn(operations.page, 'operations');
  });
  afterAll(() => stage.close());

  const enrollmentPage = async (page: Page) => {
    await page.goto(`/enrollment/group/${quoteId}`);
    await page.getByRole('heading', { name: `Enrollment: ${GROUP}`, level: 1 }).waitFor();
  };
  const signs = async (page: Page) => {
    await page.getByLabel('Your full name').fill('Ada Lindqvist');
    await page.getByRole('checkbox', { name: /^I have reviewed this application/ }).check();
    await page.getByRole('button', { name: 'Sign and submit' }).click();
    const last = page.getByRole('alertdialog', { name: `Sign and submit the enrollment of ${GROUP}?` });
    await last.getByText('a month').first().waitFor();
    await expectAccessible(page, 'last look at what is signed');
    await last.getByRole('button', { name: 'Sign and submit' }).dblclick();
    const done = page.getByRole('dialog', { name: 'Enrollment successfully submitted.' });
    await done.waitFor();
    await expectAccessible(page, 'submission confirmation');
    await done.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Sales Review').first().waitFor();
  };
  const decides = async (
    page: Page,
    decision: string,
    confirm: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
  ) => {
    await enrollmentPage(page);
    await page.getByRole('button', { name: decision, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, `${decision} dialog`);
    await confirm(dialog);
  };

  it('begins with the proposal and goes on with the application of the employer', async () => {
    const { page } = agent;
    await page.goto(`/quote/plan-selection/group/${quoteId}`);
    await page.getByRole('button', { name: 'Enroll', exact: true }).click();
    await page.getByRole('button', { name: 'Start enrollment' }).click();
    await page.getByRole('heading', { name: `Enrollment: ${GROUP}`, level: 1 }).waitFor();
    await page.getByText('0 of 3 parts completed').waitFor();
    await expectAccessible(page, 'enrollment that has just begun');
    await page.getByRole('button', { name: 'Sign and submit' }).click();
    await page.getByRole('link', { name: 'Fill in the application.' }).click();
    await page.getByRole('heading', { name: 'Group application', level: 1 }).waitFor();
    await expectAccessible(page, 'application');
    await fillApplication(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Application form has been saved successfully.').waitFor();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await takeScreenshot(page, 'group-application');
  });

  it('takes the documents, refuses one that is none, and the details of the members', async () => {
    const { page } = agent;
    const folder = await mkdtemp(path.join(tmpdir(), 'pq-enrollment-'));
    const [good, bad] = [path.join(folder, 'signed.pdf'), path.join(folder, 'notes.pdf')];
    await writeFile(good, await buildPdf());
    await writeFile(bad, 'not a PDF');
    await enrollmentPage(page);
    await page.getByText('1 of 3 parts completed').waitFor();
    await page.getByLabel('File: Group agreement').setInputFiles(bad);
    await page.getByText('Upload a supporting document. It must be a PDF.').waitFor();
    await page.getByRole('button', { name: 'Dismiss notes.pdf' }).click();
    for (const missing of await page.locator('section', { hasText: 'Missing' }).locator('input[type=file]').all()) {
      await missing.setInputFiles(good);
    }
    await page.getByText('2 of 3 parts completed').waitFor();
    await expectAccessible(page, 'documents that were brought');
    await page.goto(`/enrollment/demographics/${quoteId}`);
    await page.getByText('0 of 2 members who enroll are complete').waitFor();
    await expectAccessible(page, 'demographics');
    await page.getByRole('button', { name: 'Next incomplete' }).click();
    await fillMember(page, '219-45-0001');
    await page.getByText('1 of 2 members who enroll are complete').waitFor();

    const file = await exportedMembers(page);
    await page.getByRole('button', { name: 'Import from Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import demographics from Excel' });
    await dialog
      .getByLabel('Demographics file')
      .setInputFiles(await file.filledIn({ SSN: '000-45-0002', HomeZIP: '4950' }));
    await dialog.getByRole('heading', { name: '2 errors to correct' }).waitFor();
    await dialog.getByRole('cell', { name: '4950', exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
    await expectAccessible(page, 'errors of an enrollment file');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await takeScreenshot(page, 'demographics-import');
    await dialog
      .getByLabel('Demographics file')
      .setInputFiles(await file.filledIn({ SSN: '219-45-0002', HomeZIP: '49503' }));
    await dialog.getByRole('button', { name: 'Import 1 member', exact: true }).dblclick();
    await page.getByText('1 member imported.').waitFor();
    await page.getByText('2 of 2 members who enroll are complete').waitFor();
    await takeScreenshot(page, 'demographics');
  });

  it('is signed by the employer, on a phone, with a link and a code', async () => {
    const { page } = agent;
    await enrollmentPage(page);
    const links = page.getByRole('region', { name: 'Employer’s signature' });
    await links.getByRole('button', { name: 'Ask the employer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the employer' });
    await dialog.getByLabel('Who signs for the employer').fill('Grace Hopper');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByLabel('Link for Grace Hopper').inputValue();
    const code = await dialog.getByText(/^\d{6}$/).innerText();
    await expectAccessible(page, 'link for the employer');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await links.getByText('Not opened yet').waitFor();

    const employer = await stage.newVisitor();
    await employer.page.setViewportSize(PHONE);
    await employer.page.goto(address.slice(address.indexOf('/sign#')));
    await employer.page.getByLabel('Code').fill(code);
    await employer.page.getByRole('button', { name: 'Continue' }).click();
    await employer.page.getByRole('heading', { name: GROUP, level: 1 }).waitFor();
    await employer.page.getByText('Omar Haddad').first().waitFor();
    await expectAccessible(employer.page, 'application that the employer reads');
    await expectNoSidewaysScroll(employer.page);
    const list = employer.page.getByRole('region', { name: 'Who is eligible' });
    await list.getByLabel('Your full name').fill('Grace Hopper');
    await list.getByRole('checkbox').check();
    await list.getByRole('button', { name: 'Confirm the list' }).click();
    await list.getByText(/^Confirmed by Grace Hopper/).waitFor();
    await takeScreenshot(employer.page, 'employer-signature');
    for (const [language, sign] of [
      ['Español', 'Firmar'],
      ['العربية', 'توقيع'],
      ['English', 'Sign'],
    ] as const) {
      await employer.page.getByRole('button', { name: language }).click();
      await employer.page.getByRole('button', { name: sign, exact: true }).waitFor();
      await expectAccessible(employer.page, `application in ${language}`);
      await expectNoSidewaysScroll(employer.page);
    }
    await employer.page.getByLabel('Your full name').fill('Grace Hopper');
    await employer.page.getByRole('checkbox', { name: /^I have reviewed this application/ }).check();
    await employer.page.getByRole('button', { name: 'Sign', exact: true }).click();
    await employer.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expectAccessible(employer.page, 'signed by the employer');
    expect(employer.problems).toEqual([]);

    await enrollmentPage(page);
    await links.getByText('Signed', { exact: true }).waitFor();
  });

  it('is signed by the agent, returned by operations, signed again and approved', async () => {
    await enrollmentPage(agent.page);
    await agent.page.getByText('3 of 3 parts completed').waitFor();
    await agent.page.getByText('All parts complete').first().waitFor();
    await becomes(() => agent.page.getByText('Reason:').count(), 0);
    await takeScreenshot(agent.page, 'enrollment');
    await signs(agent.page);

    await decides(operations.page, 'Return to Agent', async (dialog) => {
      await dialog.getByRole('button', { name: 'Return to Agent' }).click();
      await dialog.getByText('Please say why, for the agent and for the timeline.').waitFor();
      await dialog.getByLabel('Reason').fill('The group agreement has no date.');
      await dialog.getByRole('button', { name: 'Return to Agent' }).click();
    });
    await operations.page.getByText('Quote has been Signature Required.').waitFor();

    await enrollmentPage(agent.page);
    await agent.page.getByText(/^Returned to the agent .*The group agreement has no date\.$/).waitFor();
    await signs(agent.page);

    await decides(operations.page, 'Approve', async (dialog) => {
      await dialog.getByRole('button', { name: 'Approve', exact: true }).dblclick();
    });
    await operations.page.getByText('Quote has been Approved.').waitFor();
  });

  it('is installed, as operations see and download it', async () => {
    const { page } = operations;
    const installation = page.getByRole('region', { name: 'Installation' });
    const installed = installation.getByText('Installed', { exact: true });
    for (let attempt = 0; attempt < MOST_REFRESHES && !(await installed.isVisible()); attempt += 1) {
      const answered = page.waitForResponse(/GetInstallation/);
      await installation.getByRole('button', { name: 'Refresh' }).click();
      await answered;
    }
    await installed.waitFor();
    await expectAccessible(page, 'installed enrollment');
    const download = page.waitForEvent('download');
    await installation.getByRole('button', { name: 'Download 834' }).click();
    expect((await download).suggestedFilename()).toBe(`834-${quoteId}.x12`);
  });

  it('ends in the book of business of the agent', async () => {
    const { page } = agent;
    await page.goto('/bookofbusiness/group');
    await page.getByRole('table', { name: 'Groups' }).getByText(GROUP).waitFor();
    expect([...agent.problems, ...operations.problems]).toEqual([]);
  });
});
