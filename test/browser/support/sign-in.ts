import type { Page } from 'playwright-core';
import { hasAddress } from './address.ts';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';

/** Signs the visitor in over HTTP, which needs no page load, and opens a page unless the test does so itself. */
export async function signIn(page: Page, userName: string, opened?: `/${string}`): Promise<void> {
  await page.request.get('/api/account');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'PQ-XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/account', {
    headers: { 'X-PQ-XSRF-TOKEN': decodeURIComponent(token) },
    data: { UserName: userName, Password: DEMO_PASSWORD },
  });
  if (!answer.ok()) {
    throw new Error(`${userName} could not sign in: ${answer.status()} ${await answer.text()}`);
  }
  if (opened) {
    await page.goto(opened);
  }
}

/** Signs in through the form, and waits until the sign-in page is left. */
export async function signInByForm(page: Page, userName: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await hasAddress(page, /^(?!.*\/login(\?|$))/);
}
