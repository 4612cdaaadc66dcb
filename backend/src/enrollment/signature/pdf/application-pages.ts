import type { Content } from 'pdfmake/interfaces.js';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { capitalized } from '#shared/formats/text';
import { planPremiumText } from '#shared/plans/plan-texts';
import { keptHeading } from '../../../platform/documents/pdf/page-breaks.ts';
import { factTable, section, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import { answerSections, type AnswerSection } from '../../application/answer-lines.ts';
import {
  type ApplicationContent,
  type ContentMember,
  pricedPlan,
  totalText,
} from '../../application/application-content.ts';

/** Every answer, section by section. */
export const answerPages = ({ Application }: ApplicationContent): Content => [
  keptHeading('section', 'Answers', { margin: [0, 24, 0, 4] }),
  ...answerSections(Application.Answers).map(answerTable),
];

const answerTable = ({ title, lines }: AnswerSection): Content => [
  keptHeading('part', title),
  factTable(lines, { widths: ['45%', '55%'] }),
];

export const planPage = ({ Plans, Premium }: ApplicationContent): Content =>
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

export function memberPages(content: ApplicationContent): Content {
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

export const documentPage = ({ Documents }: ApplicationContent): Content =>
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
