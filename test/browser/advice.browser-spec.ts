import { UNNOTED_WHY } from '../../shared/src/advice/advice-rules.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { startBrowser, type Stage } from './support/start-browser.ts';

describe('the advice record', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startBrowser('advice');
  });
  afterAll(() => stage.close());

  it.each([
    { whose: 'a group', user: 'agent', link: 'View proposal: Two Hearts Bakery', width: 1280, colorScheme: 'light' },
    {
      whose: 'a household',
      user: 'individualagent',
      link: 'Continue: Clara Quist',
      width: 360,
      colorScheme: 'dark',
    },
  ] as const)(
    'of $whose is written down, made, and saved as a file ($width px)',
    async ({ user, link, width, colorScheme }) => {
      const { page, context, problems } = await stage.newVisitor({ colorScheme });
      await signIn(page, user, '/dashboard');
      await page.getByRole('link', { name: link }).last().click();
      await page.getByRole('link', { name: 'Advice record' }).click();
      await page.getByRole('heading', { name: 'Advice record', level: 1 }).waitFor();
      await page.setViewportSize({ width, height: 900 });
      const records = page.getByRole('region', { name: 'Records' });
      await records.getByText(UNNOTED_WHY).waitFor();
      await page
        .getByRole('textbox', { name: 'What the client asked for' })
        .fill('A premium below $900 with their own doctors.');
      await page
        .getByRole('textbox', { name: 'What was said' })
        .fill('Compared the networks of three plans, then the deductibles.');
      await page
        .getByRole('textbox', { name: 'Why this plan, in the client’s words' })
        .fill('“It is the cheapest one that has our pediatrician.”');
      await expectAccessible(page, 'advice that is written down');
      await expectNoSidewaysScroll(page);
      await records.getByRole('button', { name: 'Make a record' }).dblclick();
      await page.getByText('The record has been made.').waitFor();
      await records.getByText(UNNOTED_WHY).waitFor({ state: 'detached' });
      await expectAccessible(page, 'an advice record that is made');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        records.getByRole('button', { name: /^Download the record of/ }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Advice record .*\.pdf$/);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
