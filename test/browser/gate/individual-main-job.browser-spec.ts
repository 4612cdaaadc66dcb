import type { Locator, Page } from 'playwright-core';
import { addDays, detroitDay, firstOfNextMonth, type IsoDate } from '../../../shared/src/dates/iso-date.ts';
import { formatDay } from '../../../shared/src/formats/auto-date.ts';
import { look } from '../support/accessibility.ts';
import { hasAddress } from '../support/address.ts';
import { type Hands, keyboard, mouse } from '../support/hands.ts';
import { signIn } from '../support/sign-in.ts';
import { joinBrowser, type Stage } from '../support/start-browser.ts';

const CHILDREN = ['2/1/2015', '2/1/2018', '2/1/2020'];

interface Scene {
  page: Page;
  hands: Hands;
  /** Of the applicant: each journey has its own. */
  lastName: string;
}

describe('from the call of a family to its saved quote', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await joinBrowser();
  });
  afterAll(() => stage.close());

  it.each([
    ['by mouse, on a phone', mouse, { width: 360, height: 740 }, 'Vanderkolk'],
    ['by keyboard', keyboard, { width: 1440, height: 900 }, 'Merryweather'],
  ] as const)(
    '%s: two counties, special enrollment, net premiums, found again, deleted and restored',
    async (_how, handsOf, viewport, lastName) => {
      const { page, context, problems } = await stage.newVisitor({ viewport, acceptDownloads: true });
      const scene: Scene = { page, hands: handsOf(page), lastName };
      await signIn(page, 'individualagent', '/dashboard');
      await scene.hands.press(page.getByRole('button', { name: 'New individual' }));
      await scene.hands.press(page.getByRole('link', { name: /Create a new individual quote/ }));
      await describeFamily(scene);
      await look(page, 'census of a household');
      await scene.hands.press(page.getByRole('button', { name: 'Choose plans' }));
      await compareThreeSilverPlans(scene);
      await seeNetPremiums(scene);
      await saveSelection(scene);
      await findAgain(scene);
      await deleteQuote(scene);

      const staff = await stage.newVisitor({ viewport });
      await signIn(staff.page, 'operations');
      await restoreQuote({ page: staff.page, hands: handsOf(staff.page), lastName });
      await page.reload();
      await continueLink({ page, lastName }).waitFor();
      expect([...problems, ...staff.problems]).toEqual([]);
      await Promise.all([context.close(), staff.context.close()]);
    },
  );
});

/** On the dashboard: in what needs action, or in the list below it. */
const continueLink = ({ page, lastName }: Pick<Scene, 'page' | 'lastName'>): Locator =>
  page.getByRole('link', { name: `Continue: Ada ${lastName}` }).first();

/** Marriage ten days ago, a ZIP of two counties, two adults of whom one uses tobacco, three children. */
async function describeFamily({ page, hands, lastName }: Scene): Promise<void> {
  const today = detroitDay(new Date());
  const list = (name: string): Locator => page.getByRole('combobox', { name });
  const person = (label: string): Locator => page.getByRole('group', { name: label, exact: true });
  await hands.tick(page.getByRole('radio', { name: 'Special enrollment' }));
  await hands.choose(list('Qualifying event'), 'Marriage');
  await hands.type(page.getByLabel('Event date'), formatDay(addDays(today, -10)));
  await hands.choose(list('Coverage before the marriage'), 'One spouse had health coverage in the 60 days before');
  await page.getByText(/^Marriage: 50 days left/).waitFor();
  await list('Effective date')
    .filter({ hasText: formatDay(firstOfNextMonth(today)) })
    .waitFor();
  await hands.type(page.getByLabel('ZIP code'), '49544');
  await page.getByText(/^This ZIP code is in several counties. Choose one./).waitFor();
  await hands.choose(list('County'), 'Ottawa');
  await hands.type(person('Applicant').getByLabel('Date of birth'), '06/15/1986');
  await hands.tick(person('Applicant').getByRole('radio', { name: 'No' }));
  await hands.tick(person('Applicant').getByRole('checkbox', { name: 'Dental' }));
  await hands.press(person('Applicant').getByRole('button', { name: 'Details of applicant' }));
  await hands.type(person('Applicant').getByLabel('First name'), 'Ada');
  await hands.type(person('Applicant').getByLabel('Last name'), lastName);
  await hasAddress(page, /\/quotes\/census\/individual\/quote\/\d+$/);
  await hands.press(page.getByRole('button', { name: 'Add spouse or partner' }));
  await hands.type(person('Spouse').getByLabel('Date of birth'), '03/01/1984');
  await hands.tick(person('Spouse').getByRole('radio', { name: 'Yes' }));
  await hands.type(person('Spouse').getByLabel('Last tobacco use'), formatDay(lastMonth(today)));
  for (const [at, day] of CHILDREN.entries()) {
    await hands.press(page.getByRole('button', { name: 'Add child' }));
    await hands.type(person(at === 0 ? 'Child' : `Child ${at + 1}`).getByLabel('Date of birth'), day);
  }
}

const lastMonth = (today: IsoDate): IsoDate => addDays(today, -30);

const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('listitem');

async function compareThreeSilverPlans({ page, hands, lastName }: Scene): Promise<void> {
  await page.getByRole('heading', { name: `Plans for Ada ${lastName}` }).waitFor();
  await onlySilver({ page, hands });
  for (const at of [0, 1, 2]) {
    await hands.press(
      rows(page)
        .nth(at)
        .getByRole('button', { name: /^Compare/ }),
    );
  }
  await hands.press(page.getByRole('button', { name: 'Compare (3)' }));
  const comparison = page.getByRole('dialog', { name: 'Compare 3 plans' });
  await comparison.getByText('Primary care visit').waitFor();
  await look(page, 'three plans side by side');
  const download = page.waitForEvent('download');
  await hands.press(comparison.getByRole('button', { name: 'PDF' }));
  expect((await download).suggestedFilename()).toMatch(/^Plan comparison .*\.pdf$/);
  await hands.press(comparison.getByRole('button', { name: 'Back to plans' }));
}

/** On phones the filters open as a drawer. */
async function onlySilver({ page, hands }: Pick<Scene, 'page' | 'hands'>): Promise<void> {
  const silver = page.getByRole('checkbox', { name: /^Silver/ });
  const open = page.getByRole('button', { name: /^Filters/ });
  await silver.or(open).first().waitFor();
  if (await open.isVisible()) {
    await hands.press(open);
    await hands.tick(silver);
    await hands.press(page.getByRole('button', { name: /^Show \d+/ }));
  } else {
    await hands.tick(silver);
  }
  await hasAddress(page, /metal=Silver/);
}

async function seeNetPremiums({ page, hands }: Scene): Promise<void> {
  const credit = page.getByRole('region', { name: 'Tax credit' });
  await hands.press(credit.getByRole('button', { name: 'Enter income' }));
  await hands.type(credit.getByLabel('Annual income'), '60000');
  await hands.type(credit.getByLabel('Household size'), '5');
  await hands.press(credit.getByRole('button', { name: 'Update prices' }));
  await credit.getByText(/^Income \$60,000 · 5 on the return · Tax credit \$[\d,]+\.\d\d a month$/).waitFor();
  await rows(page)
    .first()
    .getByText(/^Full price \$/)
    .waitFor();
  await look(page, 'net premiums');
}

async function saveSelection({ page, hands }: Scene): Promise<void> {
  await hands.tick(rows(page).first().getByRole('radio'));
  await openSelection({ page, hands });
  await hands.press(page.getByRole('button', { name: 'Show dental plans' }));
  await page.getByRole('tab', { name: /^Dental/, selected: true }).waitFor();
  // The tab is there before its list: the chosen plan of the other list must be gone.
  await rows(page).first().filter({ hasText: 'Dental' }).waitFor();
  await hands.tick(rows(page).first().getByRole('radio'));
  await openSelection({ page, hands });
  await hands.press(page.getByRole('button', { name: 'Save selection' }));
  await page.getByText('Saved', { exact: true }).filter({ visible: true }).waitFor();
  await look(page, 'a saved selection');
}

/** On phones the selection opens from the bar at the bottom; beside the list it is always open. */
async function openSelection({ page, hands }: Pick<Scene, 'page' | 'hands'>): Promise<void> {
  const review = page.getByRole('button', { name: 'Review' });
  await review
    .or(page.getByRole('button', { name: 'Save selection' }))
    .first()
    .waitFor();
  if (await review.isVisible()) {
    await hands.press(review);
  }
}

/** Leaves, loads anew, and finds the quote on the dashboard and by search. */
async function findAgain({ page, hands, lastName }: Scene): Promise<void> {
  await page.goto('/search?mode=individual-only');
  await hands.type(page.getByLabel('Search individuals'), lastName.slice(0, 5));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Open: Ada ${lastName}` }).waitFor();
  await look(page, 'individuals found');
  await page.goto('/dashboard');
  await page.reload();
  await hands.press(continueLink({ page, lastName }));
  await page.getByRole('heading', { name: new RegExp(`Ada ${lastName}`), level: 1 }).waitFor();
}

async function deleteQuote({ page, hands, lastName }: Scene): Promise<void> {
  // Until then the page is still drawn, and a link may lose the focus before it is pressed.
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await hands.press(page.getByRole('link', { name: 'Edit household' }));
  await hands.press(page.getByRole('button', { name: 'Delete quote' }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete quote' }));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await continueLink({ page, lastName }).waitFor({ state: 'detached' });
}

async function restoreQuote({ page, hands, lastName }: Scene): Promise<void> {
  await page.goto('/search?mode=individual-only');
  await hands.type(page.getByLabel('Search individuals'), lastName);
  await page.keyboard.press('Enter');
  await hands.press(page.getByRole('button', { name: `Restore: Ada ${lastName}` }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }));
  await page.getByRole('link', { name: `Open: Ada ${lastName}` }).waitFor();
}
