import { readdirSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { TOO_MANY_READS } from '../../backend/src/platform/links/reader-limit.ts';
import { INVALID_INPUT } from '../../backend/src/platform/http/validation.ts';
import { SERVER_ERROR, UNREACHABLE } from '../../shared/src/answers/answer-outcome.ts';
import * as consents from '../../shared/src/consents/consent-link.ts';
import { TOO_MANY_CONSENTS } from '../../shared/src/consents/consent-rules.ts';
import * as employer from '../../shared/src/enrollment/employer-signing.ts';
import { CONSENT_CHANGED, CONSENT_NEEDED, TYPE_YOUR_NAME } from '../../shared/src/enrollment/signing.ts';
import { unprintableProblem } from '../../shared/src/formats/text.ts';
import { SHORT_TERM_IN_PLAIN_WORDS } from '../../shared/src/eligibility/short-term.ts';
import { medicaidFirst, MIXED_POLICY } from '../../shared/src/eligibility/subsidy-words.ts';
import { AGREEMENT_SENTENCES } from '../../shared/src/languages/agreement.words.ts';
import { DOCUMENTS_SENTENCES } from '../../shared/src/languages/documents.words.ts';
import { ELIGIBLE_SENTENCES } from '../../shared/src/languages/eligible.words.ts';
import * as eligible from '../../shared/src/enrollment/eligible-employees.ts';
import { WAIVE_REASON_LABELS } from '../../shared/src/enrollment/employees/employees.ts';
import { type Language, LANGUAGES, type Message, OTHER_LANGUAGES } from '../../shared/src/languages/language.ts';
import { LINK_SENTENCES } from '../../shared/src/languages/link.words.ts';
import { PROPOSAL_SENTENCES } from '../../shared/src/languages/proposal.words.ts';
import { sentenceIn } from '../../shared/src/languages/sentence.ts';
import { SIGNING_SENTENCES } from '../../shared/src/languages/signing.words.ts';
import { employeeEmail } from '../../shared/src/proposals/proposal-email.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { FOLLOW_UP_LABELS, LOSSES, PROOFS } from '../../shared/src/follow-ups/follow-up.ts';
import * as proofs from '../../shared/src/follow-ups/proof.ts';
import { CODE_INVALID, LINK_LOCKED, LINK_STATES, MOST_WRONG_CODES, wrongCode } from '../../shared/src/links/link.ts';
import { afterCredit, creditWords } from '../../shared/src/plans/plan-texts.ts';
import { MESSAGE_UNREADABLE } from '../../shared/src/proposals/proposal-email.ts';
import * as answers from '../../shared/src/proposals/share-answer.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { CHECK_WITH_OFFICE, NETWORK_WORDS } from '../../shared/src/providers/doctor-networks.ts';

const FOLDER = path.join(import.meta.dirname, '../../shared/src/languages');

const isMessage = (value: object): value is Message => 'en' in value && typeof value.en === 'string';
const messagesIn = (value: unknown): Message[] =>
  typeof value !== 'object' || value === null
    ? []
    : isMessage(value)
      ? [value]
      : Object.values(value).flatMap((each) => messagesIn(each));

/** Of every catalogue. */
const MESSAGES = (
  await Promise.all(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.words.ts'))
      .map((name) => import(path.join(FOLDER, name)) as Promise<object>),
  )
).flatMap((words) => messagesIn({ ...words }));

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const elementsOf = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => elementsOf(value)) : []),
  ]);
const parsed = (message: Message, language: Language): Element[] =>
  elementsOf(new IntlMessageFormat(message[language], language).getAst());
/** 0 is text, 7 the number in a plural: both have no name. */
const placesOf = (message: Message, language: Language): string[] =>
  [
    ...new Set(
      parsed(message, language).flatMap((element) =>
        element.type === 0 || element.type === 7 || !('value' in element) ? [] : String(element.value),
      ),
    ),
  ].toSorted();

/** The same in English and Spanish. */
const ALIKE = ['Error: ', ', ', 'No', 'Dental'];
/** Names, in every script. */
const LATIN_NAMES =
  /\b(Medicare|Medicaid|TTY|PDF|JPEG|PNG|HEIC|I-94|W-2|HMO|POS|PPO|TRICARE|VA|COBRA|MIChild|HealthCare\.gov)\b/g;

describe('the catalogue of languages', () => {
  it('is found', () => {
    expect(MESSAGES.length).toBeGreaterThan(100);
  });

  it.each(MESSAGES.map((message) => [message.en, message] as const))('has in all languages: %s', (_, message) => {
    for (const language of LANGUAGES) {
      expect([language, message[language].trim() === '', placesOf(message, language)]).toEqual([
        language,
        false,
        placesOf(message, 'en'),
      ]);
    }
    const plurals = parsed(message, 'ar').flatMap((element) => ('pluralType' in element ? [element] : []));
    for (const { options } of plurals) {
      expect(Object.keys(options)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    }
    expect(message.es === message.en).toBe(ALIKE.includes(message.en));
    const arabic = message.ar.replaceAll(/\{\w+/g, '').replaceAll(LATIN_NAMES, '');
    expect(arabic.replaceAll(/\b(plural|zero|one|two|few|many|other)\b/g, '')).not.toMatch(/[a-z]|[٠-٩]/i);
    expect(arabic).toMatch(/[\p{Script=Arabic}،]/u);
  });
});

const AGENT = { Name: 'Grace Agent', Phone: '3135550100' };

describe('what the server refuses', () => {
  const known = [
    ...ELIGIBLE_SENTENCES,
    ...[LINK_SENTENCES, AGREEMENT_SENTENCES, SIGNING_SENTENCES, DOCUMENTS_SENTENCES, PROPOSAL_SENTENCES].flat(),
  ];
  const credit = { appliedCents: 60_000, maximumCents: 61_240 };
  const limits = { children: 5_330_000, pregnant: 6_480_000, adults: 3_497_000 };

  it.each([
    CODE_INVALID,
    ...Array.from({ length: MOST_WRONG_CODES }, (_, left) => wrongCode(left)),
    LINK_LOCKED,
    SHARE_LINK_NOT_VALID,
    TOO_MANY_READS,
    INVALID_INPUT,
    UNREACHABLE,
    SERVER_ERROR,
    unprintableProblem('李')!,
    unprintableProblem('a\u0007')!,
    consents.AGREE_FIRST,
    consents.ANSWERED_ALREADY,
    consents.CHANGED_SINCE_READ,
    consents.OVERTAKEN.Consent,
    consents.OVERTAKEN.Review,
    consents.signAs('Ada (Byron) $1'),
    TOO_MANY_CONSENTS,
    employer.employerSigningProblem('Enrolling')!,
    employer.employerSigningProblem('Approved')!,
    employer.ALREADY_ANSWERED,
    employer.APPLICATION_CLOSED,
    employer.CHANGED_WHILE_READ,
    employer.WITHDRAWN_SINCE_SIGNED,
    employer.EMPLOYER_CONSENT_TEXT,
    ...[eligible.ELIGIBLE_WORDS, eligible.CONFIRM_LIST, eligible.CONFIRM_BEFORE_SIGNING],
    ...[eligible.LIST_CHANGED_WHILE_READ, eligible.ALREADY_CONFIRMED, ...Object.values(WAIVE_REASON_LABELS)],
    TYPE_YOUR_NAME,
    CONSENT_NEEDED,
    CONSENT_CHANGED,
    ...[FOLLOW_UP_LABELS, PROOFS, LOSSES, proofs.PROOF_EXAMPLES].flatMap((texts) => Object.values(texts)),
    ...[proofs.FILE_NOT_READ, proofs.HEIC_NOT_READ, proofs.FILE_EMPTY, proofs.PAGE_TOO_LARGE, proofs.PICTURE_NOT_READ],
    ...[proofs.PICTURES_BEING_READ, proofs.PROOFS_BEING_MADE, proofs.PROOF_TOO_LARGE, proofs.TOO_MANY_PAGES],
    ...[proofs.UNSENT_TOO_LARGE, proofs.TOO_MANY_PROOFS, proofs.WAITED_NO_MORE, proofs.PAGES_CHANGED],
    ...[proofs.pagesMissing(1), proofs.pagesMissing(3), proofs.UPLOAD_INTERRUPTED],
    ...Object.values(NETWORK_WORDS),
    ...[CHECK_WITH_OFFICE, SHORT_TERM_IN_PLAIN_WORDS, MIXED_POLICY, MESSAGE_UNREADABLE],
    ...[answers.QUESTION_NEEDED, answers.TOO_MANY_ANSWERS, answers.PLAN_NOT_PROPOSED],
    ...[answers.choiceProblem('Expired')!, answers.choiceProblem('Enrolling')!],
    afterCredit(creditWords({ ...credit, isGranted: true })),
    afterCredit(creditWords({ ...credit, isGranted: false })),
    medicaidFirst(new Set(['children']), limits, 0)!,
    medicaidFirst(new Set(['pregnant', 'adults', 'children']), limits, 12_345)!,
    ...LINK_STATES.flatMap((state) => [
      consents.endedLink(state, AGENT),
      consents.endedLink(state, { ...AGENT, Phone: '' }),
    ]),
  ])('is known: %s', (sentence) => {
    expect(sentenceIn(wordsIn('en'), known, sentence)).toBe(sentence);
    for (const language of OTHER_LANGUAGES) {
      expect(sentenceIn(wordsIn(language), known, sentence)).not.toBeNull();
    }
  });

  it('is said with its number, and the plural of the language', () => {
    const said = (language: Language, left: number) => sentenceIn(wordsIn(language), known, wrongCode(left));
    expect([said('es', 1), said('es', 4)]).toEqual([
      'Este código no es correcto. Le queda 1 intento.',
      'Este código no es correcto. Le quedan 4 intentos.',
    ]);
    expect(said('ar', 2)).toContain('محاولتان');
    expect(said('ar', 3)).toContain('3 محاولات');
  });

  it('is said sentence by sentence, each amount at its place', () => {
    const text = medicaidFirst(new Set(['children', 'adults']), limits, 12_345)!;
    const said = sentenceIn(wordsIn('es'), known, text);
    expect(said).toMatch(/menores de 19 años .*\$53,300\.00 al año.* los adultos .*\$34,970\.00 al año/);
    expect(said).toMatch(/el crédito es \$123\.45 más alto al mes\.$/);
    expect(sentenceIn(wordsIn('es'), known, `${text} And more.`)).toBeNull();
  });

  it('keeps a telephone number in its order in Arabic, and whom to call', () => {
    const said = sentenceIn(wordsIn('ar'), known, consents.endedLink('Expired', AGENT));
    expect(said).toContain('\u2068Grace Agent\u2069 على الرقم \u2068(313) 555-0100\u2069');
  });

  it('stays English if it is not known', () => {
    expect(sentenceIn(wordsIn('es'), known, 'Something else.')).toBeNull();
  });
});

describe('the email to an employee', () => {
  const group = { groupName: 'Acme Bakery', effectiveDate: isoDate('2027-01-01') };

  it('asks, and reminds', () => {
    expect(employeeEmail(wordsIn('en'), group, false)).toEqual({
      subject: 'Your health coverage at Acme Bakery',
      message:
        'Hello,\n\nAcme Bakery offers health coverage from 1/1/2027. Please enroll or waive it online, on a phone or computer; you need no ' +
        'account.\n\nYou need a six-digit code, which you get by phone, by text message or in person.',
    });
    const { subject, message } = employeeEmail(wordsIn('en'), group, true);
    expect(subject).toBe('Reminder: Your health coverage at Acme Bakery');
    expect(message).toMatch(
      /in person\. It is the same code as before\. Please use the link in this email: the earlier one no longer works\.$/,
    );
  });
});
