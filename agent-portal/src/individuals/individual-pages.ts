/** What each individual page will be for, and what users can rely on until it opens. */
export interface IndividualPage {
  title: string;
  purpose: string;
  /** What has not happened by opening it. */
  assurance: string;
}

const RENEWAL: IndividualPage & { path: RegExp } = {
  path: /^\/quotes\/census\/individual\/[^/]+$/,
  title: 'Renew an individual contract',
  purpose: 'Here you will renew a contract of your individual book of business with the members that it has.',
  assurance: 'The contract is unchanged, and no quote was started.',
};

const PAGES: readonly (IndividualPage & { path: RegExp })[] = [
  RENEWAL,
  {
    path: /^\/bookofbusiness\/individual$/,
    title: 'Book of business: individual',
    purpose: 'Here you will find your individual contracts with their invoices and payments.',
    assurance: 'Your contracts are not affected.',
  },
  {
    path: /^\/bookofbusiness\/medicare$/,
    title: 'Book of business: Medicare',
    purpose: 'Here you will find your Medicare contracts with their invoices and payments.',
    assurance: 'Your contracts are not affected.',
  },
];

/** The text for the page at this path; for any other path, that of the renewal. */
export function individualPage(pathname: string): IndividualPage {
  const address = pathname.replace(/\/+$/, '').toLowerCase();
  return PAGES.find(({ path }) => path.test(address)) ?? RENEWAL;
}
