import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { buildEnrollingChild, buildEnrollingMember } from '#support/shared/enrollment-members.ts';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { queryClient } from '../app/query-client.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { AGENT, A_WHILE_MS, notes, pass } from '#support/components/open-screen.tsx';
import {
  answer,
  ANSWERED,
  button,
  click,
  field,
  headings,
  open,
  quoteWith,
  setUpEnrollment,
  theServer,
} from '#support/components/open-enrollment.tsx';

const KIT_WITHOUT_RACE = [buildEnrollingMember(), buildEnrollingChild({ Race: null })];
const STAFF: CurrentUserResponse = { ...AGENT, Permissions: ['internal'], IsInternal: true };
const PROOF: QuoteDocument = {
  docTypeId: 16,
  docId: 5,
  fileName: 'certificate.pdf',
  displayTitle: 'Individual proofs',
  sizeBytes: 12_400,
  uploadedBy: 'Ada Agent',
  uploadedAt: '2026-11-20T12:00:00Z',
};

describe('the panels of a household’s enrollment', () => {
  setUpEnrollment();

  it.each<[string, Partial<EnrollmentPageResponse>, string[]]>([
    ['off the marketplace', {}, ['Eligibility', 'Member info', 'Documentation']],
    [
      'of a short-term plan',
      quoteWith({ IndividualPlanType: 'ShortTerm', EnrollmentType: null, CoverageLength: 2 }),
      ['Eligibility', 'Member info', 'Health info', 'Documentation'],
    ],
    ['of the marketplace', quoteWith({ IsFfm: true }), ['Member info', 'Documentation']],
  ])('are those that are asked: %s', async (_where, given, labels) => {
    await open(given);
    expect(headings().map((text) => labels.find((label) => text?.startsWith(label)))).toEqual(labels);
    expect(headings().length).toBe(labels.length);
  });

  it('of the marketplace ask for no proof here, and the client’s consent is beside them', async () => {
    await open(quoteWith({ IsFfm: true, EnrollmentType: 'Special', QualifyingEventReason: 'Marriage' }));
    expect(headings()).toEqual(['Member infoCompleted', 'DocumentationOptional']);
    await click(/^Documentation/);
    screen.getByText(
      'Optional: what the marketplace asks for is uploaded at the marketplace. Files here stay with this quote.',
    );
    screen.getByRole('region', { name: 'Client’s consent' });
  });

  it('of the marketplace leave what it decided to it, and ask for the review again once somebody has changed', async () => {
    await open(quoteWith({ IsFfm: true }));
    const asked = () => theServer().calls.filter(({ path }) => path === '/api/individual/consents/7').length;
    const before = asked();
    await click(/^Member info/);
    screen.getByText(
      'Names, date of birth and tobacco use come from the marketplace. Change them on the application there.',
    );
    expect(['First name', 'Middle initial', 'Last name'].map((name) => field(name).disabled)).toEqual([
      true,
      false,
      true,
    ]);
    fireEvent.change(field('Middle initial'), { target: { value: 'K' } });
    await pass(A_WHILE_MS);
    expect(theServer().saves()).toHaveLength(1);
    expect(asked()).toBe(before + 1);
  });

  it('say how far they are; the first that is not complete is open', async () => {
    await open({ Members: KIT_WITHOUT_RACE });
    expect(headings()).toEqual([
      'EligibilityNot started 2 missing',
      'Member infoIncomplete 1 missing',
      'DocumentationOptional',
    ]);
    expect(button(/^Eligibility/).getAttribute('aria-expanded')).toBe('true');
    expect(button(/^Member info/).getAttribute('aria-expanded')).toBe('false');
  });

  it('link what is missing to its field, in a closed panel and a closed person too', async () => {
    const other = buildEnrollingChild({ Id: 3, FirstName: 'Lou', Race: null });
    await open({ Members: [...KIT_WITHOUT_RACE, other], Eligibility: ANSWERED });
    await click(/^Kit Byron ?Child/);
    expect(screen.queryByRole('combobox', { name: 'Race' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lou Byron: Race is required.' })).toBeNull();
    await click('Show the list');
    await click('Lou Byron: Race is required.');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Race' }));
  });

  it('open the next one, which takes the focus', async () => {
    await open();
    await click('Next: Member info');
    expect(document.activeElement).toBe(button(/^Member info/));
    expect(button(/^Eligibility/).getAttribute('aria-expanded')).toBe('false');
  });

  it('say when people who are not eligible enroll', async () => {
    await open();
    await answer(/live in Michigan/, 'No');
    expect(screen.getByText(/^Not everyone who enrolls is eligible\./)).toBeTruthy();
  });

  it('say calmly when short-term coverage is denied, and where else to turn', async () => {
    await open({ ...quoteWith({ IndividualPlanType: 'ShortTerm', EnrollmentType: null }), Eligibility: ANSWERED });
    await answer(/short-term coverage in the last 12 months/, 'Yes');
    expect(screen.queryByText(/is denied when it is submitted/)).toBeNull();
    await answer(/last more than six months/, 'Yes');
    expect(screen.getByText(/is denied when it is submitted/)).toBeTruthy();
    await answer(/short-term coverage in the last 12 months/, 'No');
    expect(screen.queryByText(/last more than six months/)).toBeNull();
    expect(screen.queryByText(/is denied when it is submitted/)).toBeNull();
    await answer(/had a stroke/, 'Yes');
    expect(screen.getByText(/is denied when it is submitted/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '(800) 555-0100' }).getAttribute('href')).toBe('tel:+18005550100');
    expect(screen.getByText('Health Information successfully saved.')).toBeTruthy();
  });

  it('can be read and not changed once they are submitted', async () => {
    const EditProblem = 'This application was submitted and can no longer be changed.';
    await open({
      ...quoteWith({}, { Status: 'Complete', QuoteStatus: 'Complete' }),
      EditProblem,
      Members: KIT_WITHOUT_RACE,
    });
    expect(screen.getByText(EditProblem)).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Change plans' })).toBeNull();
    await click(/^Member info/);
    expect(screen.getByText('Kit Byron: Race is required.').closest('button')).toBeNull();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    screen.getByText('Home address');
    await pass(10 * A_WHILE_MS);
    expect(theServer().saves()).toEqual([]);
  });

  it('show staff a stored SSN when they ask for it, and agents never', async () => {
    await open({ Eligibility: ANSWERED });
    await click(/^Member info/);
    expect(screen.queryByRole('button', { name: 'Show SSN' })).toBeNull();
    cleanup();
    queryClient.setQueryData(sessionQuery.queryKey, STAFF);
    await open({ Eligibility: ANSWERED });
    theServer().refuse = ({ path }) =>
      path === '/api/groupcensus/7/1/SSN' ? { status: 200, body: { SSN: '219-09-9991' } } : null;
    await click(/^Member info/);
    expect(screen.getByText('It is recorded that you looked at it.')).toBeTruthy();
    await click('Show SSN');
    expect(screen.getByText('SSN: 219-09-9991')).toBeTruthy();
    await click('Hide SSN');
    expect(screen.queryByText(/219-09-9991/)).toBeNull();
  });

  it('ask for the proof of the event; a document is deleted with the words of the server', async () => {
    const event = quoteWith({ EnrollmentType: 'Special', QualifyingEventReason: 'Marriage' });
    await open({ ...event, Eligibility: ANSWERED, Documents: [PROOF] });
    await click(/^Documentation/);
    expect(screen.getByText('Upload a proof of: Marriage. The marriage certificate.')).toBeTruthy();
    fireEvent.click(button('Delete certificate.pdf'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await pass(A_WHILE_MS);
    expect(theServer().saves().at(-1)).toMatchObject({ method: 'DELETE', path: '/api/enrollment/UnlinkDocument/7/5' });
    expect(notes.map(({ text }) => text)).toEqual(['Document successfully deleted.']);
    expect(headings().at(-1)).toBe('DocumentationNot started 1 missing');
    await click('Upload a proof of: Marriage. The marriage certificate.');
    expect(document.activeElement).toBe(button('Upload: Individual proofs'));
  });

  it('refuse a file that is not a PDF before it is sent, and list one that is stored', async () => {
    await open({ ...quoteWith({ EnrollmentType: 'Special', QualifyingEventReason: 'Birth' }), Eligibility: ANSWERED });
    await upload('hello');
    expect(await screen.findByText('Upload a supporting document. It must be a PDF.')).toBeTruthy();
    expect(theServer().saves()).toEqual([]);
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => storingUpload(PROOF));
    await upload('%PDF-1.7');
    expect(await screen.findByRole('link', { name: 'certificate.pdf' })).toBeTruthy();
    expect(headings().at(-1)).toBe('DocumentationCompleted');
  });
});

describe('the page of a household’s enrollment', () => {
  setUpEnrollment();

  it('names the applicant, the terms and what is due', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Enrollment: Ada Byron' })).toBeTruthy();
    expect(screen.getByText('Effective 1/1/2027, Open enrollment')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Plans' })).getByText('$500.00')).toBeTruthy();
  });

  it('of short-term coverage begins with what the client must read, and says the last day', async () => {
    await open(
      quoteWith({ IndividualPlanType: 'ShortTerm', EnrollmentType: null, Kind: 'Short term', CoverageLength: 2 }),
    );
    screen.getByText(/^Short-term coverage is limited insurance for a short time/);
    screen.getByText('Effective 1/1/2027, Short-term coverage, 2 months, through 2/28/2027');
  });

  it('leads to the plans while the quote is not in enrollment', async () => {
    const EditProblem = 'Choose the plans and start enrollment first.';
    await open({ ...quoteWith({}, { Status: 'Quoting', QuoteStatus: 'Quoting' }), EditProblem });
    expect(screen.getByText('This quote is not in enrollment')).toBeTruthy();
    expect(screen.getByText(EditProblem)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose plans' }).getAttribute('href')).toBe(
      '/quote/plan-selection/individual/quote/7',
    );
  });

  it('goes back to the plans, after what was just entered is saved', async () => {
    const router = await open();
    const group = within(screen.getByRole('radiogroup', { name: /live in Michigan/ }));
    fireEvent.click(group.getByRole('radio', { name: 'Yes' }));
    await click('Change plans');
    expect(
      theServer()
        .saves()
        .map(({ path, body }) => [path, body['Version']]),
    ).toEqual([
      ['/api/enrollment/postShorttermHealthInformation', undefined],
      ['/api/quote/BackToQuoting/7', 2],
    ]);
    expect(router.state.location.pathname).toBe('/quote/plan-selection/individual/quote/7');
  });

  it('stays while something entered is not saved', async () => {
    const router = await open({ Eligibility: ANSWERED, Members: KIT_WITHOUT_RACE });
    await click(/^Ada Byron ?Applicant/);
    fireEvent.change(field('Email'), { target: { value: 'ada@' } });
    await click('Change plans');
    expect(notes.map(({ text }) => text)).toEqual([
      'Some fields are not saved yet. Correct or empty them before you change plans.',
    ]);
    expect(theServer().saves()).toEqual([]);
    expect(router.state.location.pathname).toBe('/enrollment/individual/7');
  });

  it('asks first where a signature would be lost', async () => {
    await open({ Signature: { SignedByName: 'Ada Agent', Withdrawn: null } as EnrollmentPageResponse['Signature'] });
    await click('Change plans');
    expect(theServer().saves()).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Change plans?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Change plans' }));
    await pass(A_WHILE_MS);
    expect(
      theServer()
        .saves()
        .map(({ path }) => path),
    ).toEqual(['/api/quote/BackToQuoting/7']);
  });
});

/** jsdom's files cannot be read as text. */
async function upload(content: string) {
  const file = Object.assign(new File([content], 'a.pdf'), {
    slice: (_from: number, to: number) => ({ text: () => Promise.resolve(content.slice(0, to)) }),
  });
  fireEvent.change(screen.getByLabelText('File: Individual proofs'), { target: { files: [file] } });
  await pass();
}

/** The request of an upload, which the server stores. */
function storingUpload(stored: QuoteDocument): XMLHttpRequest {
  const request = {
    upload: {},
    status: 201,
    responseText: JSON.stringify(stored),
    onload: () => {},
    open: () => {},
    setRequestHeader: () => {},
    abort: () => {},
    send: () => {
      theServer().addDocument(stored);
      queueMicrotask(() => request.onload());
    },
  };
  return request as unknown as XMLHttpRequest;
}
