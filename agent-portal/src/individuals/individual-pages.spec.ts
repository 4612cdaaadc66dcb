import { individualPage } from './individual-pages.ts';

describe('individualPage', () => {
  it.each([
    ['/quotes/census/individual/C123', 'Renew an individual contract'],
    ['/quotes/census/individual/C123/', 'Renew an individual contract'],
    ['/bookofbusiness/individual', 'Book of business: individual'],
    ['/bookofbusiness/Medicare', 'Book of business: Medicare'],
  ])('%s is "%s"', (pathname, title) => {
    expect(individualPage(pathname).title).toBe(title);
  });
});
