import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { SERVER_ERROR } from '#shared/answers/answer-outcome';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { buildEnrollingMember } from '#support/shared/enrollment-members.ts';
import { A_WHILE_MS, pass } from '#support/components/open-screen.tsx';
import {
  answer,
  ANSWERED,
  choose,
  click,
  field,
  headings,
  open,
  setUpEnrollment,
  theServer,
} from '#support/components/open-enrollment.tsx';

const REFUSED = { Code: 'RULE_BROKEN', Message: 'Not in this ZIP code.', RequestId: 'r' };
const sentPeople = () => theServer().saves().at(-1)!.body.Members!;
const type = async (name: string, text: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
  await pass(A_WHILE_MS);
};

describe('a household’s enrollment', () => {
  setUpEnrollment();

  it('saves an answer by itself, says so, and follows; an answer can be taken back', async () => {
    await open();
    await answer(/live in Michigan/, 'Yes');
    await answer(/pediatric dental/, 'No');
    expect(
      theServer()
        .saves()
        .map(({ body }) => body),
    ).toEqual([
      { QuoteId: 7, AnswersVersion: 0, EnrolleesEligible: true },
      { QuoteId: 7, AnswersVersion: 1, HasPedDental: false },
    ]);
    expect(screen.getByText('Eligibility requirements successfully saved.')).toBeTruthy();
    expect(headings()[0]).toBe('EligibilityCompleted');
    await click(/^Clear answer: Does everyone under age 19/);
    expect(theServer().saves().at(-1)?.body).toEqual({ QuoteId: 7, AnswersVersion: 2, HasPedDental: null });
    expect(headings()[0]).toBe('EligibilityIncomplete 1 missing');
  });

  it('saves of people only what has changed; an SSN shows as dots once it is stored', async () => {
    await open({ Members: [buildEnrollingMember({ SSN: null, Race: null })], Eligibility: ANSWERED });
    await type('SSN', '219-09-9991');
    expect(sentPeople()).toEqual([
      {
        Id: 1,
        Version: 1,
        RelationshipToSubscriber: 'Self',
        DateOfBirth: '1985-01-02',
        MedicalStatus: 'Enroll',
        DentalStatus: 'Waive',
        VisionStatus: 'Waive',
        FirstName: 'Ada',
        LastName: 'Byron',
        SSN: '219099991',
      },
    ]);
    expect(field('SSN').value).toBe('••••••••••');
    await choose('Race', 'Declines to answer');
    expect(sentPeople()[0]).toMatchObject({ Version: 2, Race: 'DECL' });
    expect(sentPeople()[0]).not.toHaveProperty('SSN');
    expect(screen.getByText('Member information successfully saved.')).toBeTruthy();
    expect(headings()[1]).toBe('Member infoCompleted');
  });

  it('keeps a wrong field back, and saves the others; leaving asks', async () => {
    await open({ Eligibility: ANSWERED, Members: [buildEnrollingMember({ Race: null })] });
    await type('Email', 'ada@');
    expect(theServer().saves()).toEqual([]);
    expect(screen.getByText('Fields that are incomplete or wrong are not saved yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Away' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await pass(A_WHILE_MS);
    await choose('Race', 'White');
    expect(sentPeople()[0]).toMatchObject({ Race: 'WHIT' });
    expect(sentPeople()[0]).not.toHaveProperty('EmailAddress');
  });

  it('saves the others when the server does not take one value', async () => {
    await open({ Eligibility: ANSWERED, Members: [buildEnrollingMember({ Race: null })] });
    theServer().refuse = ({ body }) =>
      body.Members?.[0]?.HomeAddress
        ? { status: 422, body: { ...REFUSED, Fields: { 'Members.0.HomeAddress.City': ['Not in this ZIP code.'] } } }
        : null;
    fireEvent.change(field('City'), { target: { value: 'Lansing' } });
    await choose('Race', 'White');
    expect(sentPeople()[0]).toMatchObject({ Race: 'WHIT' });
    expect(sentPeople()[0]).not.toHaveProperty('HomeAddress');
    expect(screen.getAllByText('Not in this ZIP code.').length).toBe(2);
    expect(field('City').value).toBe('Lansing');
  });

  it('asks whose values to keep when another device saved first', async () => {
    await open({ Eligibility: ANSWERED, Members: [buildEnrollingMember({ Race: null })] });
    theServer().page = { ...theServer().page, Members: [buildEnrollingMember({ Race: 'ASIA', Version: 2 })] };
    theServer().refuse = ({ body }) =>
      body.Members?.[0]?.Version === 1
        ? { status: 409, body: { Code: 'STALE_VERSION', Message: 'Changed.', Fields: {}, RequestId: 'r' } }
        : null;
    await choose('Race', 'White');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this enrollment' }));
    expect(dialog.getByText('Ada Byron: Race')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    await pass(A_WHILE_MS);
    expect(sentPeople()[0]).toMatchObject({ Version: 2, Race: 'WHIT' });
  });

  it('says that it is not saved, keeps what was entered, and tries again', async () => {
    await open();
    theServer().refuse = ({ method }) =>
      method === 'POST' ? { status: 503, body: { Code: 'UPSTREAM_FAILED', Message: 'Try later.', Fields: {} } } : null;
    await answer(/live in Michigan/, 'Yes');
    expect(screen.getByText('Not saved')).toBeTruthy();
    expect(screen.getByText(SERVER_ERROR)).toBeTruthy();
    theServer().refuse = () => null;
    await click('Try again');
    expect(theServer().page.Eligibility.EnrolleesEligible).toBe(true);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('sends an address with its switch: the stored one was forgotten', async () => {
    await open({
      Eligibility: ANSWERED,
      Members: [buildEnrollingMember({ Race: null, MailingAddressSameAsHome: true })],
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Same as the home address' }));
    await pass(A_WHILE_MS);
    expect(sentPeople()[0]).toMatchObject({ MailingAddressSameAsHome: false, MailingAddress: { AddressLine1: '' } });
    expect(headings()[1]).toMatch(/^Member infoIncomplete/);
  });

  it.each([
    ['not signed', null, 1],
    ['signed: the signature may no longer count', { SignedByName: 'Ada Agent', Withdrawn: null }, 2],
  ])('reads the page again only where an answer does not tell: %s', async (_what, Signature, reads) => {
    await open({ Signature: Signature as EnrollmentPageResponse['Signature'] });
    await answer(/live in Michigan/, 'Yes');
    expect(theServer().calls.filter(({ path }) => path.includes('GetIndividualEnrollment')).length).toBe(reads);
  });

  it('turns read-only when someone else has submitted it meanwhile, and sends nothing more', async () => {
    await open();
    const EditProblem = 'This quote has been signed and submitted. It can be read but no longer changed.';
    theServer().refuse = ({ method }) => {
      theServer().page = { ...theServer().page, EditProblem };
      return method === 'POST'
        ? { status: 409, body: { Code: 'WRONG_STATE', Message: EditProblem, Fields: {}, RequestId: 'r' } }
        : null;
    };
    await answer(/live in Michigan/, 'Yes');
    expect(screen.getByText(EditProblem)).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    cleanup();
    await pass(A_WHILE_MS);
    expect(theServer().saves().length).toBe(1);
  });
});
