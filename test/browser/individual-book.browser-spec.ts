import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { becomes } from '../support/eventually.ts';
import { look } from './support/accessibility.ts';
import { type Hands, keyboard, mouse } from './support/hands.ts';
import { tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { type Stage, startBrowser, type WatchedPage } from './support/start-browser.ts';

const WIDTHS = [320, 360, 768, 1280];
const TEXT_SIZES = ['100%', '200%'];
const INDIVIDUAL = '/bookofbusiness/individual';

type Pick = (page: Page, list: Locator, option: string) => Promise<void>;

const pickByMouse: Pick = async (_page, list, option) => void (await list.selectOption({ label: option }));

/** From the first option downwards: what is typed into a closed list depends on how fast it is typed. */
const pickByKeyboard: Pick = async (page, list, option) => {
  await tabTo(page, list);
  const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  await page.keyboard.press('Home');
  for (let step = 0; step < 20 && (await chosen()) !== option; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await chosen()).toBe(option);
};

const WAYS: [name: string, width: number, hands: (page: Page) => Hands, pick: Pick][] = [
  ['by mouse at 1280 px', 1280, mouse, pickByMouse],
  ['by keyboard at 360 px', 360, keyboard, pickByKeyboard],
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const contractOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const firstRow = (page: Page) => page.locator('[data-record]').first();
/** The household's number and phone, wherever the row shows them. */
const readRow = async (page: Page) => {
  const row = firstRow(page);
  const phone = await row.locator('a[href^="tel:"]').getAttribute('href');
  return { number: /C\d{4,}/.exec(await row.innerText())![0], phone: phone!.slice(-10) };
};
/** Waits for the page that begins with this contract. Answers how many contracts match. */
const shownFrom = async (page: Page, first: number) => {
  const said = page.getByText(new RegExp(`^${first}–\\d+ of \\d+ contracts$`));
  return Number(/\d+(?= contracts)/.exec(await said.innerText())![0]);
};
const amounts = async (page: Page) =>
  (await page.locator('[data-record]').allInnerTexts()).map((text) =>
    Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0),
  );

describe('the individual book of the demo', () => {
  let stage: Stage;
  let visit: WatchedPage;
  beforeAll(async () => {
    stage = await startBrowser('individual-book');
  });
  afterEach(async () => {
    expect(visit.problems).toEqual([]);
    await visit.context.close();
  });
  afterAll(() => stage.close());

  it.each(WAYS)('is searched, sorted, paged and exported %s', async (_way, width, handsOf, pick) => {
    visit = await stage.newVisitor({ viewport: { width, height: 800 } });
    const { page } = visit;
    const hands = handsOf(page);
    const search = async (choice: string, text: string) => {
      await pick(page, page.getByLabel('Search by', { exact: true }), choice);
      await hands.type(page.getByLabel('Search for'), text);
      await hands.press(button(page, 'Add'));
      await button(page, `${choice}: ${text}`).waitFor();
    };
    await signIn(page, 'agent', INDIVIDUAL);
    const total = await shownFrom(page, 1);
    await look(page, 'first page');

    await search('Last name', 'Ha');
    await contractOf(page, 'Haddad, Omar').waitFor();
    await search('Payment status', 'Past due');
    await page.getByText('1 contract', { exact: true }).waitFor();
    await contractOf(page, 'Haas, Walter').waitFor();
    const { number, phone } = await readRow(page);
    await look(page, 'found');

    await tabTo(page, button(page, 'Last name: Ha'), 'Shift+Tab');
    await page.keyboard.press('F2');
    await hands.type(page.getByLabel('Search for'), 'monr');
    await page.keyboard.press('Enter');
    await contractOf(page, 'Monroe, Keisha').waitFor();
    await button(page, 'Last name: monr').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Delete');
    await button(page, 'Payment status: Past due').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Delete');
    expect(await shownFrom(page, 1)).toBe(total);

    if (width < 600) {
      await pick(page, page.getByLabel('Sorted by'), 'Amount due');
      await pick(page, page.getByLabel('Order'), 'Descending');
    } else {
      await hands.press(button(page, 'Amount due'));
      await page
        .getByRole('columnheader', { name: 'Amount due' })
        .and(page.locator('[aria-sort="ascending"]'))
        .waitFor();
      await hands.press(button(page, 'Amount due'));
    }
    await contractOf(
      page,
      'Wolfeschlegelsteinhausenbergerdorff-Vandermeulen, Maximiliana-Konstantina Seraphina',
    ).waitFor();
    const shown = await amounts(page);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
    await hands.press(button(page, 'Go to page 7'));
    await shownFrom(page, 61);
    await becomes(async () => (await amounts(page))[0]! <= shown[9]!, true);

    const [file] = await Promise.all([page.waitForEvent('download'), hands.press(button(page, 'Export CSV'))]);
    expect(file.suggestedFilename()).toBe('bobData.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect([lines[0], lines.length]).toEqual([
      expect.stringMatching(/Contract number,.*CSR%,Marketplace\?,APTC$/),
      total + 1,
    ]);

    await hands.press(button(page, 'Void/canceled contracts'));
    await contractOf(page, "O'Rourke, Dana").waitFor();
    await look(page, 'void');
    await hands.press(button(page, 'Find one contract'));
    await hands.type(page.getByLabel('Contract number'), number);
    await hands.press(button(page, 'Find contract'));
    await contractOf(page, 'Haas, Walter').waitFor();
    await tabTo(page, page.getByLabel('Contract number'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await hands.press(button(page, 'Find contract'));
    await page.getByText('Enter a contract number, or first name, last name and phone.').waitFor();
    await hands.type(page.getByLabel('First name'), 'walter');
    await hands.type(page.getByLabel('Last name'), 'haas');
    await hands.type(page.getByLabel('Phone'), phone);
    // Until the answer is there, the same contract stands there from before, pale.
    await Promise.all([page.waitForResponse(/SearchContract$/), hands.press(button(page, 'Find contract'))]);
    await contractOf(page, 'Haas, Walter').waitFor();
    await look(page, 'one contract');
    expect(new URL(page.url()).search).toBe('');
  });

  it('is kept while another page is open, and the Medicare book has its own columns', async () => {
    visit = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    await signIn(page, 'individualagent', INDIVIDUAL);
    await shownFrom(page, 1);
    await button(page, 'Go to page 3').click();
    await shownFrom(page, 21);
    await page.getByRole('link', { name: 'Medicare' }).click();
    await contractOf(page, 'Warner, Edith').waitFor();
    await page.getByRole('columnheader', { name: 'Dental Plan' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'CSR%' }).count()).toBe(0);
    expect(await button(page, 'Go to the marketplace').count()).toBe(0);
    await look(page, 'Medicare');
    await page.goBack();
    await shownFrom(page, 21);
    await page.getByText(/^Open enrollment|^Quoting only/).waitFor();
    await page.getByText(/The individual book of business will be retired on/).waitFor();

    await page.evaluate(() => sessionStorage.setItem('pq.individual-book', 'retired'));
    await page.reload();
    await page.getByText('The individual book of business is retired. Please use the agent portal.').waitFor();
    expect(await page.locator('[data-record]').count()).toBe(0);
    await look(page, 'retired');
  });

  it.each(['agentadmin', 'sales'])('of a picked agent is shown to %s, and remembered', async (userName) => {
    visit = await stage.newVisitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    await signIn(page, userName, INDIVIDUAL);
    await page.getByText('Please choose an agent to see the book of business.').waitFor();
    await page.getByLabel('Agent', { exact: true }).fill('Lindq');
    await page.getByRole('option', { name: 'Lindqvist, Ada (A1001)' }).click();
    await shownFrom(page, 1);
    await page.goto('/bookofbusiness/Medicare');
    await contractOf(page, 'Warner, Edith').waitFor();
    await look(page, userName);
  });

  it('fits every width and size of text', async () => {
    visit = await stage.newVisitor();
    const { page } = visit;
    await signIn(page, 'agent', INDIVIDUAL);
    for (const list of ['Active contracts', 'Void/canceled contracts', 'Find one contract']) {
      await button(page, list).click();
      for (const size of TEXT_SIZES) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const widerBy = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await becomes(async () => ({ list, size, width, widerBy: await widerBy() }), {
            list,
            size,
            width,
            widerBy: 0,
          });
        }
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
  });
});
