import { cleanText, unprintableProblem } from '#shared/formats/text';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  requiredFlag,
  text,
  whole,
} from '#shared/records/kinds';

/** About a page of a record for each. */
export const MOST_WORDS = 2_000;
/** The list of ERISA 408(b)(2)(B)(iii) fits. */
export const MOST_DISCLOSURE_WORDS = 4_000;
const MOST_EARNED = 1_000_000;

/** A record is printed: what cannot be is refused, not lost. */
const words = (label: string, max: number, about: string) =>
  text(label, { max, about: `${about} '' while nothing is noted.`, problem: unprintableProblem, stored: cleanText });

export const ADVICE_LINES = ['group', 'household'] as const;
export type AdviceLine = (typeof ADVICE_LINES)[number];

export const EARNED_PER = ['Month', 'MemberMonth', 'Year', 'Once'] as const;
export type EarnedPer = (typeof EARNED_PER)[number];
export const EARNED_PER_LABELS: Readonly<Record<EarnedPer, string>> = {
  Month: 'A month',
  MemberMonth: 'A member a month',
  Year: 'A year',
  Once: 'Once',
};

/** What only the agent knows of a sale. */
export const ADVICE_NOTES = record({
  Asked: words('What the client asked for', MOST_WORDS, 'Needs, budget, doctors and drugs that matter.'),
  Said: words('What was said', MOST_WORDS, 'What the agent explained, and what the client answered.'),
  Why: words('Why this plan', MOST_WORDS, 'In the client’s words.'),
  Earns: described(
    orNull(dollars('The agent earns', { min: 0, max: MOST_EARNED })),
    'Dollars, direct and indirect, for this sale. Null: not known.',
  ),
  EarnsPer: described(orNull(code('For', EARNED_PER, EARNED_PER_LABELS)), 'Null while the amount is not known.'),
  ExpectsThreshold: described(
    orNull(requiredFlag('$1,000 or more expected')),
    'Of groups only: whether the agent expects $1,000 or more for the plan. Null: not said.',
  ),
  DisclosedOn: orNull(day('Disclosed on')),
  Disclosure: words(
    'What was disclosed',
    MOST_DISCLOSURE_WORDS,
    'The text that the client was given, or which document it was.',
  ),
});

const VERSION = whole('Version', { min: 0, about: '0 while nothing is noted.', example: 1 });

/** PUT /api/advice/{quoteId}. */
export const ADVICE_BODY = record('AdviceBody', { ...ADVICE_NOTES, Version: VERSION });

/** POST /api/advice/{quoteId}/records. */
export const NEW_ADVICE_RECORD = record('NewAdviceRecord', {
  Version: described(VERSION, 'Of the notes on the page: others are not put into a record unread.'),
});

const ADVICE_RECORD = record({
  Id: id('Id'),
  MadeAt: instant('Made'),
  MadeBy: text('Made by', { about: 'Full name of the user.', example: 'Ada Byron' }),
  EffectiveDate: day('Effective date'),
  FileName: text('File', { example: 'Advice record Lakeshore Tool 2027-01-01.pdf' }),
  Size: whole('Size', { about: 'Bytes.', example: 184_320 }),
  Sha256: text('SHA-256', { about: 'Of the file, hex.' }),
  RetainUntil: day('Kept until'),
});

/** GET /api/advice/{quoteId}. */
export const ADVICE = record('AdviceAnswer', {
  QuoteId: id('Quote'),
  Line: code('Line', ADVICE_LINES),
  Customer: text('Customer', {
    about: 'The group, or the applicant of the household.',
    example: 'Lakeshore Tool & Die',
  }),
  QuoteName: text('Quote name', { example: 'New business 1/1/2027' }),
  EffectiveDate: day('Effective date'),
  IsFfm: flag('Marketplace', { about: 'Of a household: quoted with the eligibility of the federal marketplace.' }),
  MayWrite: flag('May write', { about: 'The user is an agent of the quote.' }),
  Notes: nested('Notes', ADVICE_BODY),
  NotedAt: described(orNull(instant('Noted')), 'When the notes were last saved; null: never.'),
  NotedBy: orNull(text('Noted by', { example: 'Ada Byron' })),
  Records: described(listOf('Records', nested('Record', ADVICE_RECORD)), 'Newest first. None is ever changed.'),
});

export const MADE_ADVICE_RECORD = record('MadeAdviceRecordAnswer', {
  ...ADVICE,
  RecordId: described(id('Record'), 'That was made; or the newest, if nothing has changed since.'),
  IsNew: requiredFlag('New', 'false: nothing has changed since the newest record, and no second one was made.'),
});

export type AdviceNotes = Wire<typeof ADVICE_NOTES>;
export type StoredAdvice = Wire<typeof ADVICE_BODY>;
export type AdviceRecordRow = Wire<typeof ADVICE_RECORD>;
export type Advice = Wire<typeof ADVICE>;
