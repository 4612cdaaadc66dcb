import type { Page } from 'playwright-core';

/** WCAG 2.5.3: whoever says the words that a button or link of the page shows reaches it by them. */
export const expectLabelsFirst = async (page: Page): Promise<void> =>
  expect(await page.evaluate(findRenamed)).toEqual([]);

/** Runs in the page. */
function findRenamed(): string[] {
  const wordsOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return (
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, [role="button"])[aria-label]')]
      .map((control) => ({ shown: wordsOf(control.innerText), name: wordsOf(control.getAttribute('aria-label')) }))
      // A page's number is said within "Go to page 2".
      .filter(
        ({ shown, name }) => shown !== '' && !(/[a-z]/.test(shown) ? name.startsWith(shown) : name.includes(shown)),
      )
      .map(({ shown, name }) => `“${shown}” is called “${name}”`)
  );
}
