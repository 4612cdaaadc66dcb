import type { Locator, Page } from 'playwright-core';
import { addDays, detroitDay, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';
import { formatDay, formatDayInput } from '#shared/formats/auto-date';
import { eventually } from '../support/eventually.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { LAPTOP } from './support/above-the-fold.ts';
import { hasAddress } from './support/address.ts';
import { tabAndType, tabsPressed, tabTo } from './support/keyboard.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

const CHILDREN = ['02/01/2015', '02/01/2018', '02/01/2020'];
/** The others beside the applicant, in the order in which Enter adds them. */
const FAMILY = [
  ['Spouse', '3/1/1984'],
  ['Child', '2/1/2015'],
  ['Child 2', '2/1/2018'],
] as const;
/** Counted. Of each further person, only the date is typed, and Enter pressed. */
const MOST_TABS = 14;
const EVENT_AGO_DAYS = 10;
const SELECTION_DAYS = 60;

const person = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const birthDate = (page: Page, label: string) => person(page, label).getByLabel('Date of birth');

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const shown = (page: Page, label: string, hasText: string): Promise<void> =>
  page.getByRole('combobox', { name: label }).filter({ hasText }).waitFor();

const storedPeople = async (page: Page, address: string): Promise<number> => {
  const answer = await page.request.get(`/api/enrollment/GetIndividualEnrollment/${address.split('/').at(-1)}`);
  return ((await answer.json()) as { Members: unknown[] }).Members.length;
};

/** Marriage ten days ago, in a ZIP of two counties. */
async function describeCoverage(page: Page, today: IsoDate): Promise<void> {
  await page.getByRole('radio', { name: 'Special enrollment' }).check();
  await choose(page, 'Qualifying event', 'Marriage');
  await page.getByLabel('Event date').fill(formatDay(addDays(today, -EVENT_AGO_DAYS)));
  await choose(page, 'Coverage before the marriage', 'One spouse had health coverage in the 60 days before');
  const lastDay = addDays(today, SELECTION_DAYS - EVENT_AGO_DAYS);
  await page.getByText(`Marriage: 50 days left (until ${formatDay(lastDay)})`).waitFor();
  await page.getByText('Proof needed: The marriage certificate.').waitFor();
  await shown(page, 'Effective date', formatDay(firstOfNextMonth(today)));
  await page.getByLabel('ZIP code').fill('49544');
  await page.getByText(/^This ZIP code is in several counties. Choose one./).waitFor();
  await choose(page, 'County', 'Ottawa');
}

/** Two adults, of whom one uses tobacco, and three children. */
async function addFamily(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add spouse or partner' }).click();
  await birthDate(page, 'Spouse').fill('3/1/1984');
  await person(page, 'Spouse').getByRole('radio', { name: 'Yes' }).check();
  await person(page, 'Spouse').getByLabel('Last tobacco use').fill('10/1/2020');
  for (const [at, day] of CHILDREN.entries()) {
    await page.getByRole('button', { name: 'Add child' }).click();
    await birthDate(page, at === 0 ? 'Child' : `Child ${at + 1}`).fill(day);
  }
}

/** Its middle is seen: nothing lies over it, and it is not outside the window. */
const isSeen = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

const isFocused = async (control: Locator): Promise<void> => {
  await eventually(
    () => control.evaluate((element) => element === document.activeElement),
    (has) => expect(has).toBe(true),
  );
};

describe('the census of a household', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('individual-census');
  });
  afterAll(() => stage.close());

  it('becomes a quote while it is typed, and everything is there again after leaving', async () => {
    const { page, context, problems } = await stage.newVisitor();
    const today = detroitDay(new Date());
    await signIn(page, 'individualagent', '/dashboard');
    await page.goto('/quotes/census/individual');
    await page.getByRole('heading', { name: 'New individual quote', level: 1 }).waitFor();
    await describeCoverage(page, today);
    await birthDate(page, 'Applicant').fill('6/15/1986');
    await hasAddress(page, /\/quotes\/census\/individual\/quote\/\d+$/);
    await person(page, 'Applicant').getByRole('button', { name: 'Details of applicant' }).click();
    await person(page, 'Applicant').getByLabel('First name').fill('Ada');
    await addFamily(page);
    const address = page.url();
    await expectAccessible(page, 'census of a household');

    await eventually(
      () => storedPeople(page, address),
      (count) => expect(count).toBe(2 + CHILDREN.length),
    );
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await hasAddress(page, /\/dashboard$/);
    await page.goto(address);
    await person(page, 'Child 3').waitFor();
    await page.reload();
    await person(page, 'Child 3').waitFor();
    expect(await page.getByLabel('Event date').inputValue()).toBe(formatDayInput(addDays(today, -EVENT_AGO_DAYS)));
    await shown(page, 'County', 'Ottawa');
    await person(page, 'Applicant').getByRole('button', { name: 'Ada, details of applicant' }).click();
    expect(await person(page, 'Applicant').getByLabel('First name').inputValue()).toBe('Ada');
    expect(await person(page, 'Spouse').getByLabel('Last tobacco use').inputValue()).toBe('10/01/2020');
    await person(page, 'Spouse')
      .getByText('The tobacco price does not apply: the last use was more than six months before coverage begins.')
      .waitFor();
    await person(page, 'Applicant').getByText('Prices are without tobacco until this is answered.').waitFor();
    for (const [at, day] of CHILDREN.entries()) {
      expect(await birthDate(page, `Child ${at + 1}`).inputValue()).toBe(day);
    }
    await takeScreenshot(page, 'individual-census');

    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'census of a household, dark, on a phone');
    await page.getByRole('button', { name: 'Choose plans' }).click();
    await hasAddress(page, /\/quote\/plan-selection\/individual\/quote\/\d+$/);
    await page.getByText('Prices are without tobacco: it is not answered yet for Ada.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes a family of four from the keyboard on one screen of a small laptop, with the price beside it', async () => {
    const { page, context, problems } = await stage.newVisitor({ viewport: LAPTOP });
    await signIn(page, 'individualagent', '/quotes/census/individual');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.focus();
    await tabAndType(page, page.getByLabel('ZIP code'), '49503');
    await shown(page, 'County', 'Kent');
    await tabAndType(page, birthDate(page, 'Applicant'), '6/15/1986');
    for (const [who, day] of FAMILY) {
      await page.keyboard.press('Enter');
      await isFocused(birthDate(page, who));
      await page.keyboard.type(day);
    }
    await tabTo(page, page.getByRole('button', { name: 'Choose plans' }));
    expect(tabsPressed(page)).toBeLessThanOrEqual(MOST_TABS);
    await page.getByText('Lowest of 40 medical plans, 4 people, without tobacco until answered').waitFor();
    await page.getByText(/^from \$[\d,]+\.\d\d a month$/).waitFor();
    const bar = page.getByRole('button', { name: 'Choose plans' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'a family of four');
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const seen of [
      heading,
      page.getByRole('combobox', { name: 'Effective date' }),
      page.getByLabel('ZIP code'),
      bar,
    ]) {
      expect(await isSeen(seen)).toBe(true);
    }
    const dates = page.getByLabel('Date of birth');
    for (let at = 0; at <= FAMILY.length; at += 1) {
      expect(await isSeen(dates.nth(at))).toBe(true);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page, 'a family of four');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a family of four, with large text');
    expect(problems).toEqual([]);
    await context.close();
  });
});
