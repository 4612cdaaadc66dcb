import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../backend/src/platform/account/demo-accounts.ts';

/** Signs in as a person does, and waits until the sign-in page is left. */
export async function signIn(page: Page, userName: string, app: 'portal' | 'console' = 'portal'): Promise<void> {
  await page.goto(app === 'portal' ? '/login' : '/sales/login');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}
