import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { HealthAnswers } from '#shared/individual-enrollment/questions';
import { INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import type { SignedApplicants, SignedHousehold } from '../../household-application/signed-household.ts';
import type { FoundSignature } from '../signatures.repository.ts';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import { type Fact, noticePart } from '../../../platform/documents/pdf/pdf-kit.ts';
import { agentNames, applicationFrame, applicationHeading, documentsText } from './application-frame.ts';
import { certificatePage } from './certificate-page.ts';
import {
  addressText,
  answersPart,
  attestationPart,
  documentsPart,
  peoplePart,
  personName,
  plansPart,
} from './household-parts.ts';

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
