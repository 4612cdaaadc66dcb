import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { PLAN_NOT_OF_QUOTE } from '../../backend/src/enrollment/demographics/check-details.ts';
import { MEMBER_NOT_SAVED } from '../../backend/src/enrollment/demographics/save-members.service.ts';
import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { ROUTE_FAILED } from '../../shared/src/answers/answer-outcome.ts';
import { RELATIONSHIP_LABELS } from '../../shared/src/census/census-codes.ts';
import { DUPLICATE_SSN } from '../../shared/src/census/census-problems.ts';
import * as rules from '../../shared/src/enrollment/employees/employees.ts';
import { enrolledMember, NO_ADDRESS } from '../../shared/src/enrollment/members/household.ts';
import { ENHANCED_LEVEL_NEEDED } from '../../shared/src/enrollment/members/member-problems.ts';
import type { EnrollmentMember, MemberFacts } from '../../shared/src/enrollment/members/members.record.ts';
import * as plans from '../../shared/src/enrollment/members/plan-problems.ts';
import * as emails from '../../shared/src/formats/email.ts';
import * as names from '../../shared/src/formats/person-name.ts';
import * as phones from '../../shared/src/formats/phone.ts';
import * as ssns from '../../shared/src/formats/ssn.ts';
import * as texts from '../../shared/src/formats/text.ts';
import * as zips from '../../shared/src/formats/zip.ts';
import { EMPLOYEE_SENTENCES } from '../../shared/src/languages/employee.words.ts';
import { OTHER_LANGUAGES } from '../../shared/src/languages/language.ts';
import { LINK_SENTENCES } from '../../shared/src/languages/link.words.ts';
import { sentenceIn } from '../../shared/src/languages/sentence.ts';
import * as places from '../../shared/src/locations/address-place.ts';
import { ENROLLED_PERSON } from '../../shared/src/persons/person.record.ts';
import * as search from '../../shared/src/providers/pcp-search.ts';
import * as pcps from '../../shared/src/providers/pcp-validity.ts';
import { buildDependent, buildEnrollmentMember, buildMemberFacts } from '../support/shared/enrollment-members.ts';

const KNOWN = [...LINK_SENTENCES, ...EMPLOYEE_SENTENCES];
const untranslated = (english: string): string[] =>
  OTHER_LANGUAGES.filter((language) => sentenceIn(wordsIn(language), KNOWN, english, SAMPLES) === null);
/** For texts whose places are filled in where they are shown. */
const SAMPLES = { relationship: 'Self', day: '1/2/1985', age: 41, id: '9000000001', number: 2 };

const ROOT = path.join(import.meta.dirname, '../..');
const PORTAL = 'agent-portal/src';
const inFolder = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('spec.'))
    .map((name) => `${folder}/${name}`);

/** All that the employee's form is made of; the employer's part of it is the agent's. */
const SOURCES = [
  ...inFolder(`${PORTAL}/components/member-form`).filter((file) => !file.endsWith('/EmploymentFields.tsx')),
  ...inFolder(`${PORTAL}/components/provider-picker`),
  ...inFolder(`${PORTAL}/employee-enrollment`),
  `${PORTAL}/components/MemberAddressInputs.tsx`,
  `${PORTAL}/components/Pager.tsx`,
  'web/src/records/RecordFormDialog.tsx',
  'web/src/records/ErrorSummary.tsx',
  'web/src/records/DraftNote.tsx',
  'web/src/records/StaleDialog.tsx',
  'web/src/records/use-leave-prompt.tsx',
  'web/src/shell/FailedPartNotice.tsx',
  'web/src/shell/failure-words.ts',
];
/** No page of an employee shows these. */
const OF_AGENTS = [
  ...['Employment', 'Save and next', ', employee number 7'],
  // An employee's draft is in no other tab, a removed person is not added again, and lists have no rows to merge.
  ...['Use the other draft', 'Keep this one', 'Restored your unsaved changes from 7.'],
  ...['Add again with my values', 'Before', 'Now', 'Keep my changes', 'Someone else 7 this 7'],
  // Found providers are two at least; a page that is missing altogether is the portal's.
  ...['No 7', 'Pages of 7', 'Reload to continue.'],
];
/** Codes of the wire, and keys. */
const CODES = ['Self', 'Enroll', 'Waive', 'Home', 'Mailing', 'Enter', 'Agreed', 'Choice', 'County', 'City'];

/** English in a source file: texts in JSX, and literals that begin like a label or have several words. */
function englishIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) {
      return;
    }
    if (ts.isJsxText(node)) {
      found.push(node.text.replaceAll(/\s+/g, ' ').trim());
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      found.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /^[A-Z][a-z]+$|^(SSN)$|[A-Za-z’,]{2,} \S/.test(text) && !isStyle(text));
}
/** Some get their number, or their period, where they are shown. */
const inContext = (text: string): string[] => [text, `7 ${text}`, `${text}.`];
const isStyle = (text: string): boolean => /^\d|[&%#]|\b(calc|minmax|solid|auto|1fr)\b/.test(text);

describe('the form of an employee', () => {
  it.each(SOURCES)('shows no English without a translation: %s', (file) => {
    const shown = englishIn(file).filter((text) => !OF_AGENTS.includes(text) && !CODES.includes(text));
    expect(shown.filter((text) => inContext(text).every((said) => untranslated(said).length > 0))).toEqual([]);
  });

  it('is found with what it says', () => {
    const all = SOURCES.flatMap(englishIn);
    expect(all).toEqual(
      expect.arrayContaining([
        'First name',
        'SSN',
        'Rating area 7.',
        'Find a PCP',
        'Use theirs',
        'Yours',
        'Out-of-area help',
      ]),
    );
    expect(OF_AGENTS.filter((text) => !all.includes(text))).toEqual([]);
  });

  it('has names in every language for all fields that two versions can differ in, and for everybody in a household', () => {
    const fields = Object.entries(ENROLLED_PERSON).filter(
      ([name]) => !rules.EMPLOYERS_PART.some((part) => part === name),
    );
    const labels = fields.map(([, { label }]) => label);
    expect(labels.length).toBeGreaterThan(15);
    expect(
      [...labels, ...Object.values(RELATIONSHIP_LABELS)].filter((label) => untranslated(label).length > 0),
    ).toEqual([]);
  });
});

/** Each value of some fields with each of others. */
const combined = <T>(fields: { [Name in keyof T]: readonly T[Name][] }): T[] =>
  Object.entries(fields).reduce<object[]>(
    (all, [name, values]) => all.flatMap((one) => (values as unknown[]).map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as T[];

/** Everybody who is wrong in some way, with every kind of plan. */
function* problemsOfAll(): Generator<string> {
  const networks = ['PPO', 'HMO'] as const;
  const facts: MemberFacts[] = networks.flatMap((ProviderNetworkType) => {
    const plan = { PlanId: 1, PlanDisplayName: 'Gold', ProviderNetworkType };
    const several = [plan, { ...plan, PlanId: 2 }];
    return [{ MedicalPlans: [plan] }, { MedicalPlans: several, DentalPlans: several }].map(buildMemberFacts);
  });
  const wrong: Partial<EnrollmentMember>[] = combined<Partial<EnrollmentMember>>({
    Gender: [null, 'M'],
    SSN: [null, '12', '000000000'],
    FirstName: ['', 'Ada'],
    HomeNumber: [null, '6165550100'],
    RateArea: [12, 16],
    SelectedMedicalPlanId: [null, 1],
    HomeAddress: [NO_ADDRESS, { ...NO_ADDRESS, FullPostalCode: 'x' }],
    MailingAddressSameAsHome: [true, false],
    PrimaryCareProviderProblem: [null, pcps.PCP_NOT_VALID, pcps.PCP_NOT_ACCEPTING],
    PrimaryCareProviderId: [null, '9000000001'],
  });
  const employee = buildEnrollmentMember();
  for (const given of wrong) {
    const everyone = { LastName: '', LivesWithEmployee: false, DentalStatus: 'Enroll' as const, ...given };
    const people = [
      buildEnrollmentMember(everyone),
      buildDependent(everyone),
      buildDependent({ ...everyone, RelationshipToSubscriber: 'DomesticPartner' }),
    ];
    for (const each of facts) {
      for (const person of people) {
        yield* rules.employeeProblems(enrolledMember(person, employee, each), each).map(({ Message }) => Message);
      }
    }
  }
}

/** The sentences that a module of rules exports: all its texts, except codes and formats. */
const sentencesOf = (module: object): string[] =>
  Object.values(module).filter(
    (value): value is string => typeof value === 'string' && /^[A-Z].* .*[.?\w]$/.test(value),
  );

describe('what the rules say to an employee', () => {
  it('about a household is known in every language, whatever is missing or wrong', () => {
    const said = new Set(problemsOfAll());
    expect(said.size).toBeGreaterThan(20);
    expect(said).toContain('Mailing city is required.');
    expect([...said].filter((sentence) => untranslated(sentence).length > 0)).toEqual([]);
  });

  /** To agents, and to the employer. */
  const others = [
    ...[rules.TOO_MANY_EMPLOYEE_LINKS, rules.SAVE_APPLICATION_FIRST, rules.NOBODY_TO_ASK, rules.NOT_REMINDED],
    ...[rules.SIGNED_BEFORE_CHANGE, rules.HOUSEHOLD_DIFFERS, rules.WAIVED_BUT_ENROLLS],
    // Shown from the page's own words.
    rules.HOUSEHOLD_IS_FIXED,
    // The census is checked with the next, names elsewhere with this.
    names.NAME_INVALID,
    // Only the beginning of a sentence.
    places.ZIP_AND_CITY_DIFFER,
  ];
  it.each([
    ...[rules, plans, emails, names, phones, ssns, texts, zips, places, search, pcps].flatMap(sentencesOf),
    ...Object.values(rules.WAIVE_REASON_LABELS),
    ...[ENHANCED_LEVEL_NEEDED, DUPLICATE_SSN, PLAN_NOT_OF_QUOTE, CHANGED_BY_SOMEONE_ELSE, ROUTE_FAILED],
    ...[MEMBER_NOT_SAVED, 'Member 7 was not found on this census.'],
    rules.signAsEmployee('Ada Byron'),
    search.noProviderNamed('Omar Secret'),
    places.zipIsOf('49503', 'Grand Rapids'),
    zips.zipOutsideRange({ from: 480, to: 499 }),
    texts.cannotBePrinted('李'),
  ])('is known in every language: %s', (sentence) => {
    expect(untranslated(sentence)).toEqual(others.includes(sentence) ? OTHER_LANGUAGES : []);
  });
});
