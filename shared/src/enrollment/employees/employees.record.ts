import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import {
  EMPLOYEE_CHOICES,
  EMPLOYEE_STATE_LABELS,
  EMPLOYEE_STATES,
  HOUSEHOLD_NOTE_LIMIT,
  MOST_EMPLOYEES_AT_ONCE,
  WAIVE_REASON_LABELS,
  WAIVE_REASONS,
} from '#shared/enrollment/employees/employees';
import { ENROLLMENT_MEMBER, MEMBER_FACTS, SAVE_MEMBER } from '#shared/enrollment/members/members.record';
import { NAME_LIMIT } from '#shared/enrollment/signing';
import { zipProblem } from '#shared/formats/zip';
import { SENT_LANGUAGE } from '#shared/languages/language.record';
import { ANSWER_PAGE, ASKED_LINK, CODE_PHONE, LINK_ACCESS, MADE_LINK } from '#shared/links/link.record';
import { pcpIdProblem } from '#shared/providers/pcp-search';
import { PROVIDER_SEARCH } from '#shared/providers/provider.record';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  email,
  flag,
  id,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  phone,
  requiredFlag,
  text,
} from '#shared/records/kinds';

const typed = (label: string, max: number) => text(label, { problem: () => null, max });
const HOUSEHOLD_NOTE = text('Who is missing or does not belong', {
  about: "In the employee's own words; '' for nothing.",
  example: 'Our son Ben, born 6/1/2026, is missing.',
});
const AT_ONCE = { least: 1, most: MOST_EMPLOYEES_AT_ONCE };
const NAME = text('Name', { example: 'Ada Byron' });

const EMPLOYEE_TO_ASK = record({
  MemberId: id('Employee'),
  To: described(optional(email('Email')), 'null: the agent passes the link on. The code is in no email.'),
  CodePhone: CODE_PHONE,
});
/** POST /api/enrollment/EmployeeLinks/{quoteId}. */
export const NEW_EMPLOYEE_LINKS = record('NewEmployeeLinksBody', {
  Employees: listOf('Employees', nested('Employee', EMPLOYEE_TO_ASK), AT_ONCE),
  Language: described(
    SENT_LANGUAGE,
    'Of the emails, and of reminders; on the page each employee may choose another one.',
  ),
});

const MADE_EMPLOYEE_LINK = record({
  ...MADE_LINK,
  Url: described(orNull(MADE_LINK.Url), 'null where it is sent by email: the agent has the code only.'),
  MemberId: id('Employee'),
  Name: NAME,
  To: orNull(text('Email')),
  CodePhone: described(orNull(phone('Mobile phone')), 'To which the code is texted; null: the agent tells it.'),
});
/** Revealed once: the codes are stored nowhere. */
export const EMPLOYEE_LINKS = record('EmployeeLinksAnswer', {
  Links: listOf('Links', nested('Link', MADE_EMPLOYEE_LINK), AT_ONCE),
  ExpiresAt: instant('Expires'),
});

/** POST /api/enrollment/RemindEmployees/{quoteId}. */
export const REMIND_EMPLOYEES = record('RemindEmployeesBody', {
  LinkIds: listOf('Links', id('Link'), AT_ONCE),
});

/** The newest link of an employee, and what became of it. */
const EMPLOYEE_LINK = record({
  ...ASKED_LINK,
  AnsweredAt: orNull(instant('Signed')),
  AnsweredByName: orNull(text('Name as typed')),
  WordsVersion: orNull(text('Version of the words')),
  Sha256: orNull(text('Digest', { about: 'Of exactly what was signed, hex.' })),
  HouseholdNote: HOUSEHOLD_NOTE,
});
const EMPLOYEE = record({
  MemberId: id('Employee'),
  Name: NAME,
  EmailAddress: orNull(text('Email', { about: 'As the census or the form has it.' })),
  HomeNumber: described(orNull(phone('Phone')), 'As the census or the form has it.'),
  IsEnrolling: flag('Enrolls', { about: 'Somebody in the household enrolls, says the census.' }),
  Missing: count('Missing'),
  State: code('State', EMPLOYEE_STATES, EMPLOYEE_STATE_LABELS),
  Link: orNull(nested('Link', EMPLOYEE_LINK)),
});
/** GET /api/enrollment/Employees/{quoteId}: in census order. */
export const EMPLOYEES = record('EmployeesAnswer', {
  LinkProblem: orNull(text('Problem', { about: 'Why this user cannot ask employees now; null = can.' })),
  CanEmail: flag('Email', { about: 'This server sends email.' }),
  CanText: flag('Text messages', { about: 'This server texts codes.' }),
  MailboxUrl: orNull(text('Mailbox', { about: 'Where emails of the demonstration can be read.' })),
  LeftToday: described(count('Left today'), 'Emails that this user can still send today.'),
  Employees: listOf('Employees', nested('Employee', EMPLOYEE), { most: MAX_MEMBERS }),
});

/** What the employee sees. */
export const EMPLOYEE_PAGE = record('EmployeePageAnswer', {
  ...ANSWER_PAGE,
  GroupName: text('Group', { example: 'Lakeshore Tool & Die' }),
  EffectiveDate: day('Effective date'),
  EmployeeName: NAME,
  Members: listOf('Members', nested('Member', ENROLLMENT_MEMBER)),
  Facts: nested('Facts', MEMBER_FACTS),
  HouseholdNote: HOUSEHOLD_NOTE,
  AnsweredAt: orNull(instant('Signed')),
  AnsweredByName: orNull(text('Name as typed')),
  WaiveReason: orNull(text('Reason', { about: 'Why the employee waived; null = enrolled, or not answered yet.' })),
  Withdrawn: orNull(text('Withdrawn', { about: 'What has changed since it was signed; null = nothing.' })),
  EnrollWords: text('Enroll', { about: 'What is agreed to by enrolling.' }),
  WaiveWords: text('Waive', { about: 'What is agreed to by waiving.' }),
  WordsVersion: text('Version of the words'),
});

/** POST /api/employee/Save: as the agent saves a member, but the employer's part stays as it is. */
export const SAVE_AS_EMPLOYEE = record('SaveAsEmployeeBody', { ...LINK_ACCESS, ...SAVE_MEMBER });

/** POST /api/employee/NoteHousehold. */
export const NOTE_HOUSEHOLD = record('NoteHouseholdBody', {
  ...LINK_ACCESS,
  HouseholdNote: text('Note', { problem: () => null, max: HOUSEHOLD_NOTE_LIMIT, about: "'' takes it back." }),
});

/** POST /api/employee/Finish. */
export const FINISH_AS_EMPLOYEE = record('FinishAsEmployeeBody', {
  ...LINK_ACCESS,
  Language: SENT_LANGUAGE,
  Choice: code('Choice', EMPLOYEE_CHOICES),
  WaiveReason: optional(code('Reason', WAIVE_REASONS, WAIVE_REASON_LABELS)),
  SignedByName: typed('Name', NAME_LIMIT),
  Agreed: requiredFlag('Agreement'),
  WordsVersion: typed('Version of the words', 20),
  /** Of the household that was shown. */
  Sha256: typed('Digest', 64),
});

/** POST /api/employee/Place, Providers and Provider: what the form looks up. */
export const EMPLOYEE_PLACE = record('EmployeePlaceBody', {
  ...LINK_ACCESS,
  Zip: text('ZIP code', { max: 5, problem: (zip) => zipProblem(zip), example: '49503' }),
});
export const EMPLOYEE_PROVIDERS = record('EmployeeProvidersBody', { ...LINK_ACCESS, ...PROVIDER_SEARCH });
export const EMPLOYEE_PROVIDER = record('EmployeeProviderBody', {
  ...LINK_ACCESS,
  PCPId: text('Provider number', { problem: pcpIdProblem, about: 'Ten digits.', example: '1234567893' }),
});

export type NewEmployeeLinks = Sent<typeof NEW_EMPLOYEE_LINKS>;
export type EmployeeToAsk = Wire<typeof EMPLOYEE_TO_ASK>;
export type EmployeeLinks = Wire<typeof EMPLOYEE_LINKS>;
export type RemindEmployees = Wire<typeof REMIND_EMPLOYEES>;
export type Employee = Wire<typeof EMPLOYEE>;
export type Employees = Wire<typeof EMPLOYEES>;
export type EmployeePage = Wire<typeof EMPLOYEE_PAGE>;
export type SaveAsEmployee = Sent<typeof SAVE_AS_EMPLOYEE>;
export type NoteHousehold = Wire<typeof NOTE_HOUSEHOLD>;
export type FinishAsEmployee = Wire<typeof FINISH_AS_EMPLOYEE>;
