import { fireEvent, screen, within } from '@testing-library/react';
import { ENROLLMENT_OVERVIEW, type EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { COMPLETE_ALL_SECTIONS, CONSENT_NEEDED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { QUOTE_ROW } from '#shared/quotes/quote.record';
import { blankOf } from '#shared/records/rows';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { GroupEnrollmentScreen } from '../GroupEnrollmentScreen.tsx';

const QUOTE_7 = {
  ...blankOf(QUOTE_ROW),
  Id: 7,
  GroupId: 7,
  Name: 'New business',
  Group: { Id: 7, GroupName: 'Acme Bakery', GroupEnterpriseId: null, RateArea: 12 },
  Status: 'Enrolling',
  EffectiveDate: '2027-01-01',
  AssociatedAgents: [],
  Notifications: [],
  LatestCensusQuote: null,
  ModifiedAt: '2026-11-23T15:00:00.000Z',
};
const NO_PROBLEM = { Application: null, SupportingDocuments: null, Demographics: null };
const complete: EnrollmentOverview['Sections']['Application'] = { State: 'Completed', Problems: [] };
const missing = (Field: string, Message: string) =>
  ({ State: 'Incomplete', Problems: [{ Field, Message }] }) as EnrollmentOverview['Sections']['Application'];
const SECTIONS: EnrollmentOverview['Sections'] = {
  Application: missing('PrimaryGroup.TaxId', 'Enter the tax ID.'),
  SupportingDocuments: missing('1', 'Upload the document: Group agreement.'),
  Demographics: complete,
};
const overview = () => ({
  ...blankOf(ENROLLMENT_OVERVIEW),
  QuoteId: 7,
  Version: 1,
  Status: 'Enrolling',
  Sections: SECTIONS,
  EditProblems: NO_PROBLEM,
  SigningProblem: COMPLETE_ALL_SECTIONS,
  Decisions: [],
  Exchange: { Reason: null, Replies: [], HasReply: false, NewDocuments: 0 },
});
const DOCUMENTS = [{ DocTypeId: 1, Title: 'Group agreement', Why: 'Every group signs it.', Blocks: true }];

const ANSWERS: Record<string, unknown> = {
  '/api/quote/7': QUOTE_7,
  '/api/enrollment/Overview/7': overview(),
  '/api/enrollment/GetElectronicSignature/7': null,
  '/api/enrollment/EmployerSignatures/7': { LinkProblem: COMPLETE_ALL_SECTIONS, Signatures: [], Eligibility: null },
  '/api/enrollment/GetRequiredDocuments/7': { Documents: DOCUMENTS, IsBypassed: false },
  '/api/enrollment/GetQuoteDocuments/7': [],
  '/api/groupcensus/7': [],
};
const NOT_FOUND = { Code: 'NOT_FOUND', Message: 'Not part of this test.', Fields: {} };

async function signTooEarly() {
  openRoutes([{ path: '/enrollment/group/:quoteId', Component: GroupEnrollmentScreen }], '/enrollment/group/7');
  await pass();
  fireEvent.click(screen.getByText('Sign and submit'));
  await pass();
}

describe('a signature that is too early', () => {
  setUpTab((path) => {
    const isKnown = path in ANSWERS;
    return Promise.resolve(
      new Response(JSON.stringify(isKnown ? ANSWERS[path] : NOT_FOUND), { status: isKnown ? 200 : 404 }),
    );
  });

  it('lists everything that is missing in one summary, which takes the focus, and says so in the title', async () => {
    await signTooEarly();
    const summary = screen.getByText(COMPLETE_ALL_SECTIONS);
    const box = summary.closest<HTMLElement>('.MuiAlert-root')!;
    expect(document.activeElement).toBe(box);
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the tax ID.', 'Upload the document: Group agreement.', TYPE_YOUR_NAME, CONSENT_NEEDED]);
    expect(screen.queryByText('Please correct the following')).toBeNull();
    expect(document.title).toMatch(/^Error: /);
  });

  it('leads to the answer on its page, and to the document on this one', async () => {
    await signTooEarly();
    const toAnswer = screen.getByText('Enter the tax ID.');
    expect(toAnswer.getAttribute('href')).toBe('/enrollment/application/7?field=PrimaryGroup.TaxId');
    expect(screen.queryByLabelText('File: Group agreement')).toBeNull();
    fireEvent.click(screen.getByText('Upload the document: Group agreement.'));
    await pass();
    expect(document.activeElement).toBe(screen.getByLabelText('Upload: Group agreement'));
  });
});
