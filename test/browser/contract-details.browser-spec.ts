import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { look } from './support/accessibility.ts';
import { hasAddress } from './support/address.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

/** In the book of the demo's agent for individuals: Carla Benedetti of Holland, her partner and their child. */
const CONTRACT = 'C48000103';
const ADDRESS = `/bookofbusiness/individual/details/${CONTRACT}`;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const downloaded = async (page: Page, start: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

describe('the details of a contract', () => {
  let carrier: StubCarrier;
  let stage: Stage;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    carrier = await startStubCarrier();
    stage = await startBrowser('contract-details', {
      CARRIER_URL: carrier.url,
      JOBS_POLL_MS: '100',
      SUBMIT_WAIT_MS: '3000',
    });
  });
  beforeEach(async () => {
    carrier.mood = 'accepting';
    ({ page, problems } = await stage.newVisitor({ viewport: DESKTOP }));
    await signIn(page, 'individualagent');
  });
  afterEach(async () => {
    expect(problems).toEqual([]);
    await page.context().close();
  });
  afterAll(async () => {
    await stage.close();
    await carrier.close();
  });

  it('open from their address, with what is owed, the people, and the bills, which are downloaded and printed', async () => {
    await page.goto(ADDRESS);
    await page.getByRole('heading', { name: 'Carla Benedetti', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Current bill' }).getByText('Bill me').waitFor();
    const members = page.getByRole('region', { name: 'Members' });
    expect(await members.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Carla Benedetti',
      'Noor Benedetti',
      'Iris Benedetti',
    ]);
    await members.getByText('Self', { exact: true }).waitFor();
    await look(page, 'a contract on a wide screen');
    const button = page.getByRole('button', { name: /^PDF of invoice/ }).first();
    await button.waitFor();
    const invoice = (await button.getAttribute('aria-label'))!.replace('PDF of invoice ', '');
    const pdf = await downloaded(page, () => button.click());
    expect([pdf.name, pdf.content.subarray(0, 5).toString()]).toEqual([`invoice_${invoice}.pdf`, '%PDF-']);
    const printed = await downloaded(page, () => page.getByRole('button', { name: 'Print' }).click());
    expect([printed.name, printed.content.subarray(0, 5).toString()]).toEqual([`contract_${CONTRACT}.pdf`, '%PDF-']);
    await page.setViewportSize(PHONE);
    await look(page, 'a contract on a phone');
  });

  it('take another PCP, which the carrier confirms', async () => {
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Change PCP of Carla Benedetti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change PCP of Carla Benedetti' });
    await dialog.getByRole('button', { name: 'Assign automatically' }).click();
    await dialog.getByText('Assigned automatically').waitFor();
    await look(page, 'a chosen PCP');
    await dialog.getByRole('button', { name: 'Request change' }).click();
    const confirmation = page.getByRole('dialog', { name: 'PCP changed' });
    await confirmation.getByText(/^The carrier has confirmed .* as the PCP of Carla Benedetti from .* on\.$/).waitFor();
    await look(page, 'the confirmation');
    await confirmation.getByRole('button', { name: 'Close' }).click();
    const name = JSON.parse(carrier.calls.at(-1)!.body) as { ProviderName: string };
    await page.getByRole('group', { name: 'PCP of Carla Benedetti' }).getByText(name.ProviderName).waitFor();
    await page.getByRole('list', { name: 'History' }).getByText('Changed').waitFor();
  });

  it('say why the carrier refuses a PCP, and wait for one that answers later', async () => {
    carrier.mood = 'refusing';
    carrier.refusal = 'This practice has closed.';
    await page.setViewportSize(PHONE);
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Change PCP of Noor Benedetti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change PCP of Noor Benedetti' });
    await dialog.getByRole('button', { name: 'Assign automatically' }).click();
    await dialog.getByText('Assigned automatically').waitFor();
    await dialog.getByRole('button', { name: 'Request change' }).click();
    await dialog.getByText('This practice has closed.').waitFor();
    await look(page, 'a refused PCP');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const noor = page.getByRole('group', { name: 'PCP of Noor Benedetti' });
    await noor.getByText(/^The PCP was not changed to .*\. This practice has closed\.$/).waitFor();
    carrier.mood = 'down';
    await noor.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Request change' }).click();
    await noor.getByText(/Waiting for the carrier; this page shows the answer\.$/).waitFor();
    await look(page, 'a requested PCP on a phone');
    carrier.mood = 'accepting';
    await page.getByRole('dialog', { name: 'PCP changed' }).waitFor();
  });

  it('are in the book of the contract, whatever the address says, and are nobody else’s', async () => {
    await page.goto(`/bookofbusiness/Medicare/details/${CONTRACT}`);
    await hasAddress(page, new RegExp(`${ADDRESS}$`));
    await page.goto('/bookofbusiness/individual/details/C48000001');
    await page.getByRole('heading', { name: 'Contract not found', level: 1 }).waitFor();
    await page.getByText('There is no such contract in your book').waitFor();
    await look(page, 'a contract of somebody else');
  });
});
