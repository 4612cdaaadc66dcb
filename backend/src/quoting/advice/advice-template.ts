import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { compensationFacts } from '#shared/advice/advice-rules';
import { ageAtQuote } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { cover } from '../../platform/documents/pdf/cover.ts';
import { type Fact, factTable, letter, section, table } from '../../platform/documents/pdf/pdf-kit.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { AdviceBasis, RatesOfPlan, RuleInForce } from './advice-basis.service.ts';
import type { AdviceContent } from './advice-content.service.ts';
import { chosenSection, shownSections } from './advice-plan-pages.ts';
import { consentSection, creditSection, doctorSection, ichraSection, sentSection } from './advice-sale-pages.ts';

interface Made {
  at: Date;
  by: string;
  contentSha256: string;
  retainUntil: IsoDate;
}

/** What was asked and said, then what was chosen and shown, what was given and answered, and last what the prices follow from. */
export function adviceTemplate(content: AdviceContent, made: Made): TDocumentDefinitions {
  const { customer, quoteId, quoteName, effectiveDate, sender } = content;
  const madeAt = formatInstant(made.at.toISOString());
  return letter({ title: `Advice record for ${customer}`, footer: `${customer} · quote ${quoteId} · ${madeAt}` }, [
    cover({
      sender,
      what: 'Advice record',
      name: customer,
      address: '',
      facts: [
        ['Coverage begins', formatDay(effectiveDate)],
        ['Quote', `${quoteName} (no. ${quoteId})`],
        ['As of', madeAt],
      ],
    }),
    saidSection(content),
    chosenSection(content),
    ...shownSections(content),
    doctorSection(content),
    creditSection(content),
    ichraSection(content),
    section(
      'What the agent earns',
      '',
      known(compensationFacts(content.household ? 'household' : 'group', content.notes)),
    ),
    consentSection(content),
    sentSection(content),
    censusSection(content),
    ratesSection(content.basis, content.chosen.Plans),
    rulesSection(content.basis),
    aboutSection(made),
  ]);
}

const saidSection = ({ notes: { Asked, Said, Why } }: AdviceContent): Content =>
  section(
    'What was asked and said',
    'As the agent wrote it down.',
    known([
      ['The client asked for', Asked || NOT_NOTED],
      ['What was said', Said || NOT_NOTED],
      ['Why this plan, in the client’s words', Why || NOT_NOTED],
    ]),
  );

const NOT_NOTED = 'Not noted';

/** A household by name; of a group, how many. */
const censusSection = ({ household, basis, effectiveDate }: AdviceContent): Content =>
  section(
    'The people who were priced',
    `SHA-256 of the census, with birth dates and tobacco use: ${basis.censusSha256}`,
    household
      ? table<QuotedMember>(
          [
            {
              head: 'Person',
              width: '*',
              cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || 'No name',
            },
            { head: 'Relationship', width: 110, cell: ({ relationship }) => HOUSEHOLD_LABELS[relationship] },
            {
              head: 'Age',
              width: 40,
              align: 'right',
              cell: ({ dateOfBirth }) => String(ageAtQuote(dateOfBirth, effectiveDate)),
            },
            {
              head: 'Tobacco',
              width: 80,
              cell: ({ tobacco }) => TOBACCO[String(tobacco === null ? null : Boolean(tobacco))]!,
            },
            { head: 'Enrolls in', width: 150, cell: enrollsIn },
          ],
          basis.members,
        )
      : known(groupFacts(basis.members)),
  );

const TOBACCO: Readonly<Record<string, string>> = { null: 'Not answered', true: 'Yes', false: 'No' };

const enrollsIn = ({ medicalStatus, dentalStatus, visionStatus }: QuotedMember): string =>
  [
    ...(medicalStatus === 'Enroll' ? ['Medical'] : []),
    ...(dentalStatus === 'Enroll' ? ['Dental'] : []),
    ...(visionStatus === 'Enroll' ? ['Vision'] : []),
  ].join(', ') || 'Nothing';

const groupFacts = (members: readonly QuotedMember[]): Fact[] => {
  const enrolling = (name: 'medicalStatus' | 'dentalStatus' | 'visionStatus') =>
    String(members.filter((member) => member[name] === 'Enroll').length);
  return [
    ['People on the census', String(members.length)],
    ['Employees', String(members.filter(({ relationship }) => relationship === 'Self').length)],
    ['Enrolling in medical', enrolling('medicalStatus')],
    ['Enrolling in dental', enrolling('dentalStatus')],
    ['Enrolling in vision', enrolling('visionStatus')],
  ];
};

const ratesSection = (
  { rates, ratesSha256, rateArea }: AdviceBasis,
  chosen: readonly { PlanId: number; PlanDisplayName: string }[],
): Content => {
  const nameOf = new Map(chosen.map(({ PlanId, PlanDisplayName }) => [PlanId, PlanDisplayName]));
  return section(
    'Filed rates in force',
    `Rates are looked up as the insurer filed them, by plan, rating area ${rateArea}, age and effective date. SHA-256 of the rates of all ` +
      `offered plans (${rates.length}): ${ratesSha256}`,
    { ...known(periodsOf(rates)), margin: [0, 0, 0, 8] },
    table<RatesOfPlan>(
      [
        { head: 'Chosen plan', width: '*', cell: ({ planId }) => nameOf.get(planId) ?? '' },
        { head: 'Filed id', width: 84, cell: ({ hiosPlanId }) => hiosPlanId },
        { head: 'SHA-256 of its rates', width: 270, cell: ({ sha256 }) => ({ text: sha256, fontSize: 7 }) },
      ],
      rates.filter(({ planId }) => nameOf.has(planId)),
      { wholeRows: true },
    ),
  );
};

/** "1/1/2027 to 12/31/2027": 42 plans. */
const periodsOf = (rates: readonly RatesOfPlan[]): Fact[] => {
  const counts = new Map<string, number>();
  for (const { from, until } of rates) {
    const period = `${formatDay(from)} to ${formatDay(until)}`;
    counts.set(period, (counts.get(period) ?? 0) + 1);
  }
  return counts.size === 0
    ? [['Rates', 'None are loaded for this effective date']]
    : [...counts].map(([period, plans]): Fact => ['Filed for', `${period}: ${counted(plans, 'plan', 'plans')}`]);
};

const MOST_VALUE_LETTERS = 160;

const rulesSection = ({ rules, rulesSha256 }: AdviceBasis): Content =>
  section(
    'Business rules in force',
    `Those of this line of business, on the day of this record and for the effective date of the quote. Long texts are cut here. SHA-256 of all ` +
      `values in full: ${rulesSha256}`,
    table<RuleInForce>(
      [
        { head: 'Rule', width: 170, cell: ({ name }) => name },
        { head: 'Value', width: '*', cell: ({ value }) => shortened(value) || 'Empty' },
        {
          head: 'Version',
          width: 130,
          cell: ({ version }) =>
            version === null
              ? 'Default'
              : `No. ${version.id}, from ${formatDay(version.from)}${version.until === null ? '' : ` to ${formatDay(version.until)}`}`,
        },
      ],
      rules,
      { wholeRows: true },
    ),
  );

const shortened = (text: string): string =>
  text.length > MOST_VALUE_LETTERS ? `${text.slice(0, MOST_VALUE_LETTERS)}…` : text;

const aboutSection = ({ at, by, contentSha256, retainUntil }: Made): Content =>
  section(
    'About this record',
    '',
    known([
      ['Made', `${formatInstant(at.toISOString())} by ${by}. Times are Detroit’s.`],
      ['Kept until', `${formatDay(retainUntil)}, ten years. It is never changed; later ones are added beside it.`],
      ['SHA-256 of its content', contentSha256],
      ['SHA-256 of this file', 'Stored beside the file, and shown in the list of records.'],
    ]),
  );

const known = (facts: readonly Fact[]): ContentTable => factTable(facts, { bold: true });
