import type { Content } from 'pdfmake/interfaces.js';
import { KIND_LABELS, STATE_LABELS, WAY_LABELS } from '#shared/consents/consent-codes';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { ELECTED_REASON_LABELS } from '#shared/eligibility/income-ends';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { eventLine, formatInstant } from '#shared/formats/instant';
import { threeWays } from '#shared/ichra/ichra';
import { amountsOf, employeeOf, WAYS } from '#shared/ichra/ichra-words';
import { INDIVIDUAL_KIND_LABELS, individualKind } from '#shared/individuals/individual-terms';
import { languageNote } from '#shared/languages/language';
import { emailWords } from '#shared/proposals/email-words';
import { PROPOSAL_KIND_LABELS, SENDING_LABELS } from '#shared/proposals/proposal-kind';
import type { ProposalRecord, ShareLink } from '#shared/proposals/proposal.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { keptHeading } from '../../platform/documents/pdf/page-breaks.ts';
import { type Fact, factTable, section, table } from '../../platform/documents/pdf/pdf-kit.ts';
import { partOf } from '../household-offers/household-offers.service.ts';
import type { AdviceContent } from './advice-content.service.ts';

/** The doctors whom the client wants to keep, against the chosen medical plans. */
export const doctorSection = ({ doctors, chosen }: AdviceContent): Content => {
  const medical = chosen.Plans.filter(({ IsMedical }) => IsMedical);
  return section(
    'Doctors whom the client wants to keep',
    '',
    doctors.length === 0
      ? 'None was named.'
      : table<QuoteDoctor>(
          [
            { head: 'Doctor', width: 190, cell: ({ Name, PCPId }) => `${Name}, NPI ${PCPId}` },
            { head: 'Specialty', width: 120, cell: ({ Specialty }) => Specialty ?? 'No longer in the directory' },
            {
              head: 'In the network of the chosen plans',
              width: '*',
              cell: (doctor) =>
                medical
                  .map(({ PlanId, PlanDisplayName }) => `${PlanDisplayName}: ${networkText(doctor, PlanId)}`)
                  .join('\n') || 'No medical plan is chosen',
            },
          ],
          doctors,
          { wholeRows: true },
        ),
  );
};

const networkText = ({ InNetwork, NotInNetwork }: QuoteDoctor, planId: number): string =>
  InNetwork.includes(planId) ? 'yes' : NotInNetwork.includes(planId) ? 'no' : 'the directory does not say';

/** Of a household: why it can enroll, and which tax credit it takes. */
export const creditSection = ({ household, basis: { credit } }: AdviceContent): Content => {
  if (!household) {
    return '';
  }
  const { planType, enrollmentType, isFfm, qualifyingEvent, eventDate, householdSize, annualIncome } = household;
  const kind = individualKind({ IndividualPlanType: planType, EnrollmentType: enrollmentType, IsFfm: isFfm });
  const { electsMaximum, electedAptcCents, electedReason } = household;
  const elected = electsMaximum ? (credit?.maximumCents ?? 0) : (electedAptcCents ?? 0);
  const facts: Fact[] = [
    ['Enrollment', INDIVIDUAL_KIND_LABELS[kind]],
    ...(qualifyingEvent
      ? [['Event', `${QUALIFYING_EVENT_OPTIONS[qualifyingEvent].name}, ${formatDay(eventDate)}`] satisfies Fact]
      : []),
    ...(planType === 'ShortTerm'
      ? []
      : ([
          ['People on the tax return', householdSize === null ? 'Not known' : String(householdSize)],
          ['Expected income a year', annualIncome === null ? 'Not known' : formatDollars(annualIncome)],
          [
            credit?.isGranted ? 'Granted by the marketplace' : 'Estimated tax credit',
            credit === null ? 'Not known' : `${formatCents(credit.maximumCents)} a month`,
          ],
          ['Taken in advance', `${formatCents(elected)} a month${electsMaximum ? ', as much as there is' : ''}`],
          ...(credit?.division
            ? [
                [
                  'Of it, for this plan',
                  `Up to ${formatCents(partOf(credit, elected))} a month; the household has another plan`,
                ] satisfies Fact,
              ]
            : []),
          ...(credit !== null && elected < credit.maximumCents
            ? [
                [
                  'Why not all of it',
                  electedReason === null ? 'Not said' : ELECTED_REASON_LABELS[electedReason],
                ] satisfies Fact,
              ]
            : []),
          ...(credit?.notes ?? []).map((note): Fact => ['Note', note]),
        ] satisfies Fact[])),
  ];
  return section('Enrollment and tax credit', '', factTable(facts, { bold: true }));
};

/** Of a group: what an allowance in place of the group plan would cost, where it was compared. */
export const ichraSection = ({ ichra }: AdviceContent): Content => {
  if (!ichra) {
    return '';
  }
  const ways = threeWays(ichra.Employees.map(employeeOf), amountsOf(ichra));
  const compared = ichra.GroupPlans.find(({ PlanId }) => PlanId === ichra.GroupPlanId)?.Name ?? '';
  return section(
    'Compared with an ICHRA and with own plans',
    `${compared}; ICHRA of ${formatDollars(ichra.EmployeeOnly)} employee only and ${formatDollars(ichra.Family)} with family; own plans: ` +
      `lowest-cost ${ichra.Metal}.`,
    table(
      [
        { head: 'A month', width: '*', cell: (way) => WAYS[way] },
        { head: 'Employer pays', width: 110, align: 'right', cell: (way) => formatCents(ways[way].employerCents) },
        { head: 'Employees pay', width: 110, align: 'right', cell: (way) => formatCents(ways[way].employeesCents) },
      ],
      ['group', 'ichra', 'own'] as const,
    ),
  );
};

/** Of a household: what the client agreed to, with the digests of the texts. */
export const consentSection = ({ household, consents }: AdviceContent): Content =>
  household
    ? section(
        'Consents and reviews',
        'Needed for help at the federal marketplace: 45 CFR 155.220(j)(2). States are as of this record.',
        consents.length === 0
          ? 'Nothing is recorded.'
          : table<ConsentResponse>(
              [
                { head: 'Record', width: 34, cell: ({ Id }) => String(Id) },
                { head: 'What', width: 92, cell: ({ Kind, State }) => `${KIND_LABELS[Kind]}: ${STATE_LABELS[State]}` },
                {
                  head: 'Given',
                  width: 100,
                  cell: ({ GivenAt, ConsumerName, RepresentativeName, Way }) =>
                    `${formatInstant(GivenAt)}, ${RepresentativeName ?? ConsumerName} (${WAY_LABELS[Way].toLowerCase()})`,
                },
                {
                  head: 'SHA-256 of the text, and of the proof',
                  width: '*',
                  cell: ({ Sha256, Proof }) => ({ text: [Sha256, Proof ? `\n${Proof.Sha256}` : ''], fontSize: 7 }),
                },
              ],
              consents,
              { wholeRows: true },
            ),
      )
    : '';

/** What the client was sent, whether it was opened, and what came back. */
export const sentSection = ({ sent: { Proposals, Total } }: AdviceContent): Content =>
  section(
    'Sent to the client, and answered',
    Total > Proposals.length ? `The newest ${Proposals.length} of ${Total}.` : '',
    Proposals.length === 0 ? 'Nothing was made to be sent.' : Proposals.map(proposalPart),
  );

const proposalPart = ({ Kind, MadeAt, MadeBy, Sha256, Sendings, Shares }: ProposalRecord): Content => [
  keptHeading('part', `${PROPOSAL_KIND_LABELS[Kind]} of ${formatInstant(MadeAt)}`),
  factTable(
    [
      ['Made by', MadeBy],
      [
        'Sent',
        Sendings.map(
          ({ How, Times, LastAt }) =>
            `${SENDING_LABELS[How]} ${formatInstant(LastAt)}${Times > 1 ? ` (${Times} times)` : ''}`,
        ).join('; ') || 'Not sent',
      ],
      ...Shares.map((share): Fact => ['Link', linkText(share)]),
      ['SHA-256 of the file', Sha256],
    ],
    { bold: true },
  ),
];

const linkText = ({
  CreatedAt,
  CreatedBy,
  FirstOpenedAt,
  LastOpenedAt,
  OpenCount,
  RevokedAt,
  Email,
  Answers,
}: ShareLink): string =>
  [
    `By ${CreatedBy}. ${eventLine([
      ['Made', CreatedAt],
      ['First opened', FirstOpenedAt],
      [`Opened ${OpenCount} times, last`, OpenCount > 1 ? LastOpenedAt : null],
      ['Withdrawn', RevokedAt],
    ])}`,
    ...(Email ? [emailWords(Email)] : []),
    ...Answers.map(
      ({ AnsweredAt, PlanName, Question, Language }) =>
        (PlanName === null
          ? `${formatInstant(AnsweredAt)}, asked: “${Question ?? ''}”`
          : `${formatInstant(AnsweredAt)}, would like: ${PlanName}`) + languageNote(Language, true),
    ),
  ].join('\n');
