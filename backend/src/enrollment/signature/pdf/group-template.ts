import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { formatTaxId } from '#shared/formats/tax-id';
import { capitalized } from '#shared/formats/text';
import { planPremiumText } from '#shared/plans/plan-texts';
import { isRenewal } from '#shared/quotes/quote-type';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import { keptHeading } from '../../../platform/documents/pdf/page-breaks.ts';
import { type Fact, factTable, section, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { Link } from '../../../platform/links/link.table.ts';
import { type AnswerSection, answerSections } from '../../application/answer-lines.ts';
import type { FoundConfirmation, FoundSignature } from '../signatures.repository.ts';
import {
  type ApplicationContent,
  type ContentMember,
  pricedPlan,
  totalText,
} from '../../application/application-content.ts';
import { agentNames, applicationFrame, applicationHeading, documentsText } from './application-frame.ts';
import { certificatePage, employerCertificate } from './certificate-page.ts';

const TITLE = 'Group enrollment application';

interface Printed {
  sender: Sender;
  signature: FoundSignature | null;
  /** The employer's, of the same content. */
  employer: Link | null;
  /** What the employer had confirmed about who is eligible. */
  confirmation: FoundConfirmation | null;
}

/** The whole application as a pdfmake document; with a certificate of each signature. */
export function groupTemplate(
  content: ApplicationContent,
  { sender, signature, employer, confirmation }: Printed,
): TDocumentDefinitions {
  const { Quote, Group } = content;
  return applicationFrame({ title: TITLE, name: Group.Name, quoteId: Quote.Id }, [
    applicationHeading({
      sender,
      title: TITLE,
      name: Group.Name,
      address: Group.Address,
      signature,
      employer,
      facts: factsOf(content),
    }),
    answerPages(content),
    planPage(content),
    memberPages(content),
    documentPage(content),
    ...(signature ? [certificatePage(signature)] : []),
    ...(employer ? [employerCertificate(employer, confirmation)] : []),
  ]);
}

const factsOf = ({ Quote, Group, Agents, Application, Documents }: ApplicationContent): Fact[] => [
  ['Effective date', formatDay(Quote.EffectiveDate)],
  ['Kind', isRenewal(Quote.QuoteType) ? 'Renewal' : 'New business'],
  ['Quote', `${Quote.Name} (no. ${Quote.Id})`],
  ['Group number', shownGroupNumber(Group.EnterpriseId, NO_NUMBER_YET)],
  // The employer's answer, where the group itself has none yet.
  ['Tax ID', formatTaxId(Group.TaxId || Application.Answers.PrimaryGroup.TaxId) || 'Not known'],
  ['Agents', agentNames(Agents)],
  ['Documents', documentsText(Documents)],
];

/** Every answer, section by section. */
const answerPages = ({ Application }: ApplicationContent): Content => [
  keptHeading('section', 'Answers', { margin: [0, 24, 0, 4] }),
  ...answerSections(Application.Answers).map(answerTable),
];

const answerTable = ({ title, lines }: AnswerSection): Content => [
  keptHeading('part', title),
  factTable(lines, { widths: ['45%', '55%'] }),
];

const planPage = ({ Plans, Premium }: ApplicationContent): Content =>
  section(
    'Plans',
    Premium ? `${totalText(Premium)}.` : 'Monthly premiums as they were quoted for the whole group.',
    table(
      [
        { head: 'Plan', width: '*', cell: ({ Name }) => Name },
        { head: 'Coverage', width: 60, cell: ({ Coverage }) => capitalized(Coverage) },
        { head: 'Metal', width: 60, cell: ({ MetalTier }) => MetalTier ?? '' },
        { head: 'Network', width: 60, cell: ({ NetworkType }) => NetworkType ?? '' },
        { head: 'Monthly premium', width: 130, align: 'right', cell: (plan) => planPremiumText(pricedPlan(plan)) },
      ],
      Plans,
    ),
  );

function memberPages(content: ApplicationContent): Content {
  const planNames = new Map(content.Plans.map(({ PlanId, Name }) => [PlanId, Name]));
  const planOf = (member: ContentMember) => planNames.get(member.MedicalPlanId ?? 0) ?? '';
  return section(
    'Members',
    'Everybody on the census, with what they enroll in. Social security numbers are not printed.',
    table(
      [
        { head: 'No.', width: 28, cell: ({ EmployeeNumber }) => String(EmployeeNumber) },
        { head: 'Name', width: '*', cell: ({ FirstName, LastName }) => `${FirstName} ${LastName}` },
        { head: 'Relationship', width: 80, cell: ({ Relationship }) => RELATIONSHIP_LABELS[Relationship] },
        { head: 'Date of birth', width: 64, cell: ({ DateOfBirth }) => formatDay(DateOfBirth) },
        { head: 'Medical', width: 48, cell: ({ Medical }) => Medical },
        { head: 'Dental', width: 40, cell: ({ Dental }) => Dental },
        { head: 'Vision', width: 40, cell: ({ Vision }) => Vision },
        { head: 'Medical plan', width: '*', cell: planOf },
      ],
      content.Members,
    ),
  );
}

const documentPage = ({ Documents }: ApplicationContent): Content =>
  Documents.length === 0
    ? ''
    : section(
        'Supporting documents',
        'Each with the digest of its file (SHA-256).',
        table(
          [
            { head: 'Document', width: 140, cell: ({ Title }) => Title },
            {
              head: 'File',
              width: '*',
              cell: ({ FileName, Sha256 }) => ({ stack: [FileName, { text: Sha256, style: 'small' }] }),
            },
          ],
          Documents,
        ),
      );
