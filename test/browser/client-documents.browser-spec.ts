import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll, look } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** Of the demo data: the marketplace waits for proof of citizenship; that of income has been sent. */
const CLIENT = 'Joan Petoskey';
const TITLE = `Citizenship: ${CLIENT}`;
const PHONE = { width: 390, height: 844 };

describe('a client who sends documents with a phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('client-documents', { JOBS_POLL_MS: '100' });
  });
  afterAll(() => stage.close());

  it('opens the link from an email with the code, photographs pages, loses the connection, sends, and the agent opens the PDF', async () => {
    const agent = await stage.newVisitor();
    const { page } = agent;
    await signIn(page, 'individualagent', '/followups');
    const showDetails = page.getByRole('button', { name: `Show details: ${CLIENT}, Citizenship` });
    await showDetails.click();
    await page.getByRole('button', { name: 'Ask for documents by link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for documents by link' });
    await dialog.getByLabel('Email of the client').fill('joan@example.com');
    await expectAccessible(page, 'asking for documents by link');
    await dialog.getByRole('button', { name: 'Email link' }).click();
    const code = await dialog.getByText(/^\d{6}$/).innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Link not opened yet').waitFor();
    await look(page, 'a follow-up with its link');
    await page.goto('/api/sandbox/mailbox');
    const mail = page.getByRole('article').filter({ hasText: 'To joan@example.com' });
    const link = (await mail.getByRole('link').getAttribute('href'))!;

    const client = await stage.newVisitor({ viewport: PHONE });
    const phone = client.page;
    await phone.goto(link);
    await phone.getByRole('textbox', { name: 'Code' }).fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await phone.getByRole('heading', { name: 'Your documents for the Marketplace', level: 1 }).waitFor();
    const card = phone.getByRole('region', { name: TITLE });
    await card.getByText(/^The Marketplace needs proof of citizenship/).waitFor();
    await look(phone, 'what is waited for');
    await phone.getByRole('button', { name: 'العربية' }).click();
    await phone.getByRole('heading', { name: 'مستنداتك للسوق', level: 1 }).waitFor();
    await look(phone, 'what is waited for, in Arabic');
    await phone.getByRole('button', { name: 'English' }).click();
    const photos = [await photoOf(phone, 'front', 2000, 3000), await photoOf(phone, 'back', 400, 300)];
    await card.getByLabel(`Photo: ${TITLE}`, { exact: true }).setInputFiles(photos[0]!);
    await card.getByText('1 page here').waitFor();

    await phone.context().setOffline(true);
    await card.getByLabel(`Files: ${TITLE}`, { exact: true }).setInputFiles(photos[1]!);
    await phone.context().setOffline(false);
    await card.getByText('2 pages here').waitFor();
    await look(phone, 'pages that are here');
    await phone.reload();
    await phone.getByRole('textbox', { name: 'Code' }).fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await card.getByText('2 pages here').waitFor();
    await phone.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(phone);
    await phone.setViewportSize(PHONE);
    await phone.emulateMedia({ colorScheme: 'dark' });
    await look(phone, 'pages that are here, dark');
    await card.getByRole('button', { name: `Send: ${TITLE}` }).click();
    await card.getByText('Sent. Your agent can see it now.').waitFor();
    await card.getByText('Your agent has it').waitFor();
    await look(phone, 'what was sent');

    await page.goto('/followups');
    await showDetails.click();
    const sent = page.getByRole('list', { name: 'Documents from the client' }).getByRole('link');
    await sent.waitFor();
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await look(page, 'a follow-up with its documents');
    const file = await page.request.get((await sent.getAttribute('href'))!);
    expect([file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect(agent.problems).toEqual([]);
  });
});

/** A photo of this size, drawn by the browser. */
async function photoOf(page: Page, name: string, width: number, height: number) {
  const letters = await page.evaluate(
    async ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const drawing = canvas.getContext('2d')!;
      for (let line = 0; line < high!; line += 8) {
        drawing.fillStyle = `hsl(${line} 50% ${40 + (line % 50)}%)`;
        drawing.fillRect(0, line, wide!, 8);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height],
  );
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(letters.split(',')[1]!, 'base64') };
}
