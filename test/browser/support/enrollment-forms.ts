import type { Locator, Page } from 'playwright-core';

const answer = (page: Page, question: string, choice: 'Yes' | 'No'): Promise<void> =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${escaped(question)}`) })
    .getByRole('radio', { name: choice })
    .check();

async function choose(page: Page, within: Page | Locator, list: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: new RegExp(`^${escaped(list)}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, '\\$&');

/** A small employer with one segment who pays by mail: all required answers. */
export async function fillApplication(page: Page): Promise<void> {
  await page.getByLabel('Tax ID').fill('38-1900777');
  await page.getByLabel('Group admin first name').fill('Rosa');
  await page.getByLabel('Group admin last name').fill('Delgado');
  await page.getByLabel('Group admin phone').fill('616 555 0188');
  await page.getByLabel('Group admin email').fill('rosa@looms.example');
  await page.getByLabel('Use the group admin as billing contact').check();
  await page.getByLabel('Use the group admin as CEO').check();
  await choose(page, page, 'Company type', 'Corporation');
  await page.getByLabel('Number of full-time employees').fill('2');
  await choose(page, page, 'Domestic partner coverage', /^None/);
  for (const question of [
    'Professional employer organization (PEO) or leasing company',
    '20 or more employees',
    '100 or more employees',
    'Companies under common tax control',
    'Early retiree coverage',
    'COBRA required',
    'Coverage for more than one employee segment',
    'Group coverage now or before',
    'Flexible spending account (FSA)',
    'Automatic payment',
  ]) {
    await answer(page, question, 'No');
  }
  await page.getByLabel('Full-time threshold (hours a week)').fill('30');
  await choose(page, page, 'New-hire waiting period', '60 days');
  for (const end of ['a termination', 'a layoff', 'a disability']) {
    await choose(page, page, `End of coverage after ${end}`, /^End of the (calendar )?month/);
  }
  await choose(page, page, 'End of dependent coverage at age 26', /^End of the (calendar )?month/);
}

/** Fills in an employee who lives in Grand Rapids, in the open dialog, and saves. */
export async function fillMember(page: Page, ssn: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('SSN').fill(ssn);
  await dialog.getByLabel('Home phone').fill('616 555 0123');
  await choose(page, dialog, 'Employee segment', /Active/);
  await dialog.getByLabel('Date of hire').fill('5/4/2020');
  await dialog.getByLabel('Street address').first().fill('12 Fulton St');
  await dialog.getByLabel('ZIP code').first().fill('49503');
  await dialog.getByLabel('ZIP code').first().blur();
  await page.getByText('Grand Rapids, MI').first().waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Member information successfully saved.').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
}
