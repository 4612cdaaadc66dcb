import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { ELIGIBLE_NOTE_LIMIT } from '#shared/enrollment/eligible-employees';
import { APPLICATION_STATE, EMPLOYERS_ANSWERS } from '#shared/enrollment/application.record';
import { ENROLLMENT_SECTION_NAMES } from '#shared/enrollment/enrollment-sections';
import { EMPLOYER_SIGNATURE_STATES, employerNameProblem } from '#shared/enrollment/employer-signing';
import { NAME_LIMIT } from '#shared/enrollment/signing';
import { zipProblem } from '#shared/formats/zip';
import { LANGUAGE, SENT_LANGUAGE } from '#shared/languages/language.record';
import { ANSWER_PAGE, ASKED_LINK, CODE_PHONE, LINK_ACCESS, MADE_LINK } from '#shared/links/link.record';
import { NEW_PROPOSAL_EMAIL } from '#shared/proposals/proposal-email.record';
import { NEW_SHARE } from '#shared/proposals/proposal.record';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  email,
  flag,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  requiredFlag,
  text,
} from '#shared/records/kinds';

const typed = (label: string, max: number) => text(label, { problem: () => null, max });

/** The e-mail with which the employer gets the link. */
const EMPLOYER_EMAIL = record({
  To: email('To'),
  Subject: NEW_PROPOSAL_EMAIL.Subject,
  Message: NEW_PROPOSAL_EMAIL.Message,
});

/** POST /api/enrollment/EmployerSignature/{quoteId}. */
export const NEW_EMPLOYER_LINK = record('NewEmployerLink', {
  EmployerName: text('Name', {
    max: NAME_LIMIT,
    problem: employerNameProblem,
    example: 'Grace Hopper',
  }),
  ExpiresInDays: NEW_SHARE.ExpiresInDays,
  CodePhone: CODE_PHONE,
  Language: described(
    SENT_LANGUAGE,
    'Of the email and the text message; on the page the employer may choose another one.',
  ),
  Email: described(
    optional(nested('Email', EMPLOYER_EMAIL)),
    'Left out: the agent passes the link on. The code is in no email.',
  ),
});

/** Given to the agent before it is confirmed. */
const ELIGIBLE_NOTE = text('What is wrong with the list', {
  about: "Of employees, in the employer's own words; '' for nothing.",
  example: 'Ben Byron has left.',
});

const WITHDRAWN = orNull(text('Withdrawn', { about: 'Why the signature no longer counts; null = it counts.' }));

/** A link with which the employer signs, and what became of it. */
export const EMPLOYER_SIGNATURE = record({
  ...ASKED_LINK,
  State: code('State', EMPLOYER_SIGNATURE_STATES),
  EmployerName: text('Name', { example: 'Grace Hopper' }),
  SavedAt: described(orNull(instant('Saved')), 'When the employer last saved the application with it.'),
  SignedAt: orNull(instant('Signed')),
  SignedByName: orNull(text('Signed by', { about: 'As typed.' })),
  RevokedAt: orNull(instant('Revoked')),
  Withdrawn: WITHDRAWN,
  ConsentVersion: orNull(text('Consent version')),
  Sha256: orNull(text('Digest', { about: 'Of exactly what was signed, hex.' })),
  EligibleNote: ELIGIBLE_NOTE,
});

/** The newest confirmation by the employer that the list of eligible employees is complete, with its evidence. */
const ELIGIBILITY = record({
  ConfirmedAt: instant('Confirmed'),
  ConfirmedByName: text('Confirmed by', { about: 'As typed.', example: 'Grace Hopper' }),
  Language: LANGUAGE,
  WordsVersion: text('Version of the words'),
  Sha256: text('Digest', { about: 'Of the list that was confirmed, hex.' }),
  IsCurrent: flag('Current', { about: 'The list is still what was confirmed.' }),
});

/** GET /api/enrollment/EmployerSignatures/{quoteId}: the newest first. */
export const EMPLOYER_SIGNATURES = record('EmployerSignaturesAnswer', {
  LinkProblem: orNull(text('Problem', { about: 'Why this user cannot make a link now; null = can.' })),
  CanText: flag('Text messages', { about: 'This server texts codes.' }),
  Signatures: listOf('Signatures', nested('Signature', EMPLOYER_SIGNATURE)),
  Eligibility: described(orNull(nested('Eligibility', ELIGIBILITY)), 'null: the employer has not confirmed a list.'),
});

export const EMPLOYER_LINK = record('EmployerLinkAnswer', {
  ...MADE_LINK,
  Signature: nested('Signature', EMPLOYER_SIGNATURE),
});

/** POST /api/employersignature/Sign. */
export const EMPLOYER_SIGN = record('EmployerSignBody', {
  ...LINK_ACCESS,
  Language: SENT_LANGUAGE,
  SignedByName: typed('Name', NAME_LIMIT),
  ApplicationEnteredConsent: requiredFlag('Consent'),
  ConsentVersion: typed('Consent version', 20),
  /** Of the pages that were shown. */
  Sha256: typed('Digest', 64),
});

const LINES = listOf('Lines', nested('Line', record({ Label: text('Label'), Text: text('Text') })), { most: 100_000 });

const ELIGIBLE_LIST = record({
  Employees: listOf(
    'Employees',
    nested(
      'Employee',
      record({
        Name: text('Name', { example: 'Ada Byron' }),
        IsEnrolling: flag('Enrolls', { about: 'In any coverage.' }),
        WaiveReason: orNull(text('Reason', { about: 'Why the employee waives; null = enrolls, or did not say.' })),
      }),
    ),
    { most: MAX_MEMBERS },
  ),
  Sha256: text('Digest', { about: 'Of the list, hex.' }),
  Words: text('Words', { about: 'What is confirmed.' }),
  WordsVersion: text('Version of the words'),
  Note: ELIGIBLE_NOTE,
  ConfirmedAt: orNull(instant('Confirmed')),
  ConfirmedByName: orNull(text('Confirmed by')),
  IsConfirmed: flag('Confirmed', { about: 'As the list is now, and with no note about it.' }),
});

/** What the employer does before signing, and what is left for the agent. */
const EMPLOYER_STEPS = record({
  IsClosed: flag('Closed', { about: 'The application cannot be changed now.' }),
  IsSaved: flag('Saved', { about: 'An application is stored; otherwise its answers are what is known already.' }),
  Missing: described(count('Missing'), 'Answers of the application that are missing or wrong.'),
  AgentsParts: described(
    listOf('Parts of the agent', code('Part', ENROLLMENT_SECTION_NAMES)),
    'What the agent has to complete before anything can be signed.',
  ),
  Eligible: nested('Eligible employees', ELIGIBLE_LIST),
});

/** What the employer sees. */
export const EMPLOYER_PAGES = record('EmployerPagesAnswer', {
  ...ANSWER_PAGE,
  GroupName: text('Group', { example: 'Lakeshore Tool & Die' }),
  EffectiveDate: day('Effective date'),
  EmployerName: text('Name', { example: 'Grace Hopper' }),
  SignedAt: orNull(instant('Signed')),
  SignedByName: orNull(text('Signed by')),
  Withdrawn: WITHDRAWN,
  Sections: described(
    listOf('Sections', nested('Section', record({ Title: text('Title'), Lines: LINES }))),
    'The pages to be signed; empty while there is nothing to sign.',
  ),
  ConsentVersion: text('Consent version'),
  ConsentText: text('Consent'),
  Steps: described(orNull(nested('Steps', EMPLOYER_STEPS)), 'null: there is nothing to do with this link any more.'),
});

/** The application for the employer: without how the agent submits, and without what is known about other groups. */
export const EMPLOYER_APPLICATION = record('EmployerApplicationAnswer', { ...EMPLOYERS_ANSWERS, ...APPLICATION_STATE });

/** POST /api/employersignature/SaveAnswers: over the version that was read. */
export const SAVE_AS_EMPLOYER = record('SaveAnswersAsEmployerBody', {
  ...LINK_ACCESS,
  Version: APPLICATION_STATE.Version,
  ...EMPLOYERS_ANSWERS,
});

/** POST /api/employersignature/ConfirmEligible. */
export const CONFIRM_ELIGIBLE = record('ConfirmEligibleBody', {
  ...LINK_ACCESS,
  Language: SENT_LANGUAGE,
  SignedByName: typed('Name', NAME_LIMIT),
  Agreed: requiredFlag('Agreement'),
  WordsVersion: typed('Version of the words', 20),
  /** Of the list that was shown. */
  Sha256: typed('Digest', 64),
});

/** POST /api/employersignature/NoteEligible. */
export const NOTE_ELIGIBLE = record('NoteEligibleBody', {
  ...LINK_ACCESS,
  Note: text('Note', { problem: () => null, max: ELIGIBLE_NOTE_LIMIT, about: "'' takes it back." }),
});

/** POST /api/employersignature/Place: what the form looks up. */
export const EMPLOYER_PLACE = record('EmployerPlaceBody', {
  ...LINK_ACCESS,
  Zip: text('ZIP code', { max: 5, problem: (zip) => zipProblem(zip), example: '49503' }),
});

export type EmployerEmail = Sent<typeof EMPLOYER_EMAIL>;
export type NewEmployerLinkRequest = Sent<typeof NEW_EMPLOYER_LINK>;
export type EmployerSignatureResponse = Wire<typeof EMPLOYER_SIGNATURE>;
export type EmployerSignaturesResponse = Wire<typeof EMPLOYER_SIGNATURES>;
export type EmployerLinkResponse = Wire<typeof EMPLOYER_LINK>;
export type EmployerSignRequest = Wire<typeof EMPLOYER_SIGN>;
export type EmployerPages = Wire<typeof EMPLOYER_PAGES>;
export type EmployerSteps = Wire<typeof EMPLOYER_STEPS>;
export type EmployerApplication = Wire<typeof EMPLOYER_APPLICATION>;
export type EligibleList = EmployerSteps['Eligible'];
export type Eligibility = Wire<typeof ELIGIBILITY>;
export type ConfirmEligible = Wire<typeof CONFIRM_ELIGIBLE>;
export type NoteEligible = Wire<typeof NOTE_ELIGIBLE>;
export type SaveAsEmployer = Wire<typeof SAVE_AS_EMPLOYER>;
