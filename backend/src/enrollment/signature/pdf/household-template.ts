import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, formatCents, formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { formatPhone } from '#shared/formats/phone';
import { ETHNICITY_LABELS, RACE_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import {
  applicableHealth,
  askedEligibility,
  askedHealth,
  ELIGIBILITY_QUESTIONS,
  type EligibilityAnswers,
  HEALTH_QUESTIONS,
  type HealthAnswers,
} from '#shared/individual-enrollment/questions';
import { INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';
import type {
  CarrierApplicant,
  CarrierApplication,
  CarrierHouseholdPlan,
} from '#shared/installation/carrier-application';
import type { CarrierAddress } from '#shared/installation/carrier-payload';
import { ATTESTATION_VERSION, TAX_CREDIT_ATTESTATION } from '#shared/marketplace/enroll-refusals';
import { keptHeading } from '../../../platform/documents/pdf/page-breaks.ts';
import type { SignedApplicants, SignedHousehold } from '../../household-application/signed-household.ts';
import type { FoundSignature } from '../signatures.repository.ts';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import { type Fact, factTable, noticePart, right, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import { agentNames, applicationFrame, applicationHeading, documentsText } from './application-frame.ts';
import { certificatePage } from './certificate-page.ts';

/** A household's application as it is printed. */
export interface PrintedHousehold {
  quoteId: number;
  content: SignedHousehold;
  /** Kept apart from what was signed. */
  health: HealthAnswers;
  sender: Sender;
  /** When the client accepted the conditions of the tax credit; null while they have not. */
  attestedAt: Date | null;
}

const TITLE = 'Individual enrollment application';
const COVERED =
  'The digest is that of the people, plans, eligibility answers and documents on the pages before, as they were kept at the moment of signing. ' +
  'Of answers about health, which are kept encrypted, it covers the version.';

/** The whole application as a pdfmake document; with a certificate once it is signed. */
export function householdTemplate(
  { quoteId, content, health, sender, attestedAt }: PrintedHousehold,
  signature: FoundSignature | null,
): TDocumentDefinitions {
  const { Application, Eligibility, Documents, ShortTermNotice, Marketplace } = content;
  const applicant = Application.Members[0]!;
  const name = personName(applicant);
  const address = [addressText(applicant.Address)];
  return applicationFrame({ title: TITLE, name, quoteId }, [
    ...(ShortTermNotice ? [noticePart(ShortTermNotice)] : []),
    applicationHeading({ sender, title: TITLE, name, address, signature, facts: factsOf(quoteId, content) }),
    plansPart(Application),
    peoplePart(Application),
    ...answersPart(Application, { eligibility: Eligibility, health }),
    ...attestationPart(Marketplace?.AttestationVersion ?? null, attestedAt),
    ...documentsPart(Documents),
    ...(signature ? [certificatePage(signature, COVERED)] : []),
  ]);
}

function factsOf(quoteId: number, { Application, Agents, Marketplace, Documents }: SignedHousehold): Fact[] {
  const { EffectiveDate, LastDay, Kind, QualifyingEvent, EventDate, Rated, FirstPayment } = Application;
  const event = QualifyingEvent && `${QUALIFYING_EVENT_OPTIONS[QualifyingEvent].name} on ${formatDay(EventDate)}`;
  return [
    ['Effective date', formatDay(EffectiveDate)],
    ...(LastDay ? ([['Last day', formatDay(LastDay)]] satisfies Fact[]) : []),
    ['Kind', INDIVIDUAL_KIND_LABELS[Kind]],
    ...(event ? ([['Qualifying event', event]] satisfies Fact[]) : []),
    ['Rated in', `${Rated.County} County, ${Rated.PostalCode}`],
    ...(Marketplace ? marketplaceFacts(Marketplace, Application) : []),
    ['First payment', formatDollars(FirstPayment)],
    ['Quote', `No. ${quoteId}`],
    ['Agents', agentNames(Agents)],
    ['Documents', documentsText(Documents)],
  ];
}

const marketplaceFacts = (
  { ApplicationId, GrantedCredit }: SignedApplicants,
  { ElectedCredit }: CarrierApplication,
): Fact[] => [
  ['Marketplace application', ApplicationId],
  ['Tax credit a month', `${formatDollars(ElectedCredit)} elected of ${formatDollars(GrantedCredit)} granted`],
];

const NOT_ANSWERED = '–';
const NONE = 'None';

/** A heading stays on the page of what follows it. */
const part = (heading: string, first: Content, ...others: Content[]): Content => [
  keptHeading('section', heading, { margin: [0, 24, 0, 6] }),
  first,
  ...others,
];

/** What each plan costs a month. */
function plansPart({ Plans }: CarrierApplication): Content {
  const total = (centsOf: (plan: CarrierHouseholdPlan) => number) =>
    Plans.map(centsOf).reduce((sum, cents) => sum + cents, 0);
  const sums = [total(premiumOf), total(creditOf), total(netOf)];
  return part(
    'Plans',
    table(
      [
        { head: 'Plan', width: '*', cell: ({ PlanName }) => PlanName },
        { head: 'Plan identifier', width: 90, cell: ({ PlanId }) => PlanId },
        { head: 'Monthly premium', width: 80, align: 'right', cell: (plan) => formatCents(premiumOf(plan)) },
        { head: 'Tax credit', width: 60, align: 'right', cell: (plan) => formatCents(creditOf(plan)) },
        { head: 'After the tax credit', width: 80, align: 'right', cell: (plan) => formatCents(netOf(plan)) },
      ],
      Plans,
      {
        last: [{ text: 'Total', bold: true }, '', ...sums.map((cents) => right(formatCents(cents), { bold: true }))],
      },
    ),
  );
}

const premiumOf = ({ MonthlyPremium }: CarrierHouseholdPlan): number => centsFromDollars(MonthlyPremium);
const netOf = ({ NetPremium }: CarrierHouseholdPlan): number => centsFromDollars(NetPremium);
const creditOf = (plan: CarrierHouseholdPlan): number => premiumOf(plan) - netOf(plan);

/** Everyone on the application, with all that is told about them. */
function peoplePart(application: CarrierApplication): Content {
  const [applicant, ...others] = application.Members.map((member) => personTable(member, application));
  return part('People', applicant!, ...others);
}

function personTable(member: CarrierApplicant, { Plans, Kind }: CarrierApplication): Content {
  const plans = Plans.filter(({ Coverage }) => member.Coverages.some((each) => each.Coverage === Coverage));
  const provider = member.PrimaryCareProvider;
  const lines: Fact[] = [
    ['Relationship', HOUSEHOLD_LABELS[member.Relationship]],
    ['Plans', plans.map(({ PlanName }) => PlanName).join(', ') || 'Takes no coverage'],
    ['Date of birth', formatDay(member.DateOfBirth)],
    ['Gender', member.Gender === null ? NOT_ANSWERED : GENDERS[member.Gender]],
    ...(Kind === 'FFM' ? [] : ([['SSN', member.SSN ?? NOT_ANSWERED]] satisfies Fact[])),
    ['Home address', addressText(member.Address)],
    ['Mailing address', member.MailingAddress ? addressText(member.MailingAddress) : 'Same as home'],
    ['Phone', formatPhone(member.Phone) || NOT_ANSWERED],
    ['Email', member.Email || NOT_ANSWERED],
    ...(Kind === 'FFM' || Kind === 'Short term' ? [] : backgroundLines(member)),
    ...(Kind === 'Short term' ? [] : ([['Tobacco', tobaccoText(member)]] satisfies Fact[])),
    ['Disabled', yesOrNo(member.IsDisabled)],
    // Absent in what was signed before it was asked.
    ...(member.ExemptionNumber ? ([['Exemption number', member.ExemptionNumber]] satisfies Fact[]) : []),
    [
      'Primary care provider',
      provider
        ? `${provider.ProviderName} (${provider.ProviderId})${provider.IsExistingPatient ? ', existing patient' : ''}`
        : NONE,
    ],
  ];
  return [keptHeading('part', personName(member)), factTable(lines, { wholeRows: true })];
}

const GENDERS = { M: 'Male', F: 'Female' } as const;

const backgroundLines = ({ Race, Ethnicity }: CarrierApplicant): Fact[] => [
  ['Race', labelOf(RACE_LABELS, Race)],
  ['Ethnicity', labelOf(ETHNICITY_LABELS, Ethnicity)],
];
const labelOf = (labels: Readonly<Record<string, string>>, code: string): string => labels[code] ?? NOT_ANSWERED;

const tobaccoText = ({ UsesTobacco, LastTobaccoUse }: CarrierApplicant): string =>
  LastTobaccoUse === null
    ? yesOrNo(UsesTobacco)
    : UsesTobacco
      ? `Yes, last on ${formatDay(LastTobaccoUse)}`
      : `Last on ${formatDay(LastTobaccoUse)}, more than six months before coverage begins`;

/** Every question that was asked and applies, with its answer. */
function answersPart(
  { Kind, EffectiveDate }: CarrierApplication,
  { eligibility, health }: { eligibility: EligibilityAnswers; health: HealthAnswers },
): Content[] {
  const asked = {
    planType: Kind === 'Short term' ? 'ShortTerm' : 'Permanent',
    isFfm: Kind === 'FFM',
    effectiveDate: EffectiveDate,
  } as const;
  const answered = askedEligibility(asked).map((name): Fact => [
    ELIGIBILITY_QUESTIONS[name],
    yesOrNo(eligibility[name]),
  ]);
  const told = applicableHealth(askedHealth(asked), health).map((name): Fact => [
    HEALTH_QUESTIONS[name],
    yesOrNo(health[name]),
  ]);
  return [questionPart('Eligibility', answered), questionPart('Health', told)].flat();
}

const questionPart = (heading: string, lines: Fact[]): Content[] =>
  lines.length > 0 ? [part(heading, factTable(lines, { widths: ['*', 40], wholeRows: true }))] : [];

/** What the client accepts before a tax credit is paid in advance, word for word. Source: 45 CFR 155.310(d)(2)(ii). */
const attestationPart = (version: string | null, attestedAt: Date | null): Content[] =>
  version === null
    ? []
    : [
        part('Tax credit attestation', {
          stack: [
            // Other words have another version; those of an earlier one are not at hand.
            ...(version === ATTESTATION_VERSION
              ? [{ text: TAX_CREDIT_ATTESTATION, lineHeight: 1.3, margin: [0, 0, 0, 6] } as Content]
              : []),
            factTable([
              [
                'Accepted',
                attestedAt
                  ? `By the client, as the tax filer, with the submission of ${formatInstant(attestedAt.toISOString())}`
                  : 'Not yet: the client accepts it before the application is submitted',
              ],
              ['Version of the attestation', version],
            ]),
          ],
        }),
      ];

const documentsPart = (documents: SignedHousehold['Documents']): Content[] =>
  documents.length === 0
    ? []
    : [
        part(
          'Supporting documents',
          table(
            [
              { head: 'File', width: '*', cell: ({ FileName }) => FileName },
              { head: 'Digest (SHA-256)', width: 330, cell: ({ Sha256 }) => ({ text: Sha256, style: 'small' }) },
            ],
            documents,
          ),
        ),
      ];

const personName = ({ FirstName, MiddleInitial, LastName }: CarrierApplicant): string =>
  [FirstName, MiddleInitial, LastName].filter(Boolean).join(' ');

const addressText = ({ AddressLine1, AddressLine2, City, StateCode, PostalCode }: CarrierAddress): string =>
  [AddressLine1, AddressLine2, `${City}, ${StateCode} ${PostalCode}`].filter(Boolean).join(', ');

const yesOrNo = (answer: boolean | null): string => (answer === null ? NOT_ANSWERED : answer ? 'Yes' : 'No');
