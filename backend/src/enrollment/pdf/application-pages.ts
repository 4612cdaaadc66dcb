import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { planPremiumText } from '#shared/plans/plan-texts';
import { columnHead, right, ROWS, section } from '../../platform/documents/pdf/page-style.ts';
import { answerSections, type AnswerSection } from './answer-lines.ts';
import { type ApplicationContent, type ContentMember, pricedPlan, totalText } from './application-content.ts';

/** Every answer, section by section. */
export const answerPages = ({ Application }: ApplicationContent): Content => [
  { text: 'Answers', style: 'heading', margin: [0, 24, 0, 4] },
  ...answerSections(Application.Answers).map(answerTable),
];

const answerTable = ({ title, lines }: AnswerSection): Content => [
  { text: title, style: 'subheading' },
  { layout: ROWS, table: { widths: ['45%', '55%'], body: lines.map(([label, text]): TableCell[] => [label, text]) } },
];

export const planPage = ({ Plans, Premium }: ApplicationContent): Content =>
  section('Plans', Premium ? `${totalText(Premium)}.` : 'Monthly premiums as they were quoted for the whole group.', {
    layout: ROWS,
    table: {
      headerRows: 1,
      widths: ['*', 60, 60, 60, 130],
      body: [
        [
          columnHead('Plan'),
          columnHead('Coverage'),
          columnHead('Metal'),
          columnHead('Network'),
          columnHead('Monthly premium', 'right'),
        ],
        ...Plans.map((plan): TableCell[] => [
          plan.Name,
          capitalized(plan.Coverage),
          plan.MetalTier ?? '',
          plan.NetworkType ?? '',
          right(planPremiumText(pricedPlan(plan))),
        ]),
      ],
    },
  });

export function memberPages(content: ApplicationContent): Content {
  const planNames = new Map(content.Plans.map(({ PlanId, Name }) => [PlanId, Name]));
  const planOf = (member: ContentMember) => planNames.get(member.MedicalPlanId ?? 0) ?? '';
  return section(
    'Members',
    'Everybody on the census, with what they enroll in. Social security numbers are not printed.',
    {
      layout: ROWS,
      table: {
        headerRows: 1,
        widths: [28, '*', 80, 64, 48, 40, 40, '*'],
        body: [
          ['No.', 'Name', 'Relationship', 'Date of birth', 'Medical', 'Dental', 'Vision', 'Medical plan'].map((head) =>
            columnHead(head),
          ),
          ...content.Members.map((member): TableCell[] => [
            String(member.EmployeeNumber),
            `${member.FirstName} ${member.LastName}`,
            RELATIONSHIP_LABELS[member.Relationship],
            formatDay(member.DateOfBirth),
            member.Medical,
            member.Dental,
            member.Vision,
            planOf(member),
          ]),
        ],
      },
    },
  );
}

export const documentPage = ({ Documents }: ApplicationContent): Content =>
  section(
    'Supporting documents',
    Documents.length === 0 ? 'No documents were uploaded.' : 'Each with the digest of its file (SHA-256).',
    ...(Documents.length === 0
      ? []
      : [
          {
            layout: ROWS,
            table: {
              headerRows: 1,
              widths: [140, '*'],
              body: [
                [columnHead('Document'), columnHead('File')],
                ...Documents.map(({ Title, FileName, Sha256 }): TableCell[] => [
                  Title,
                  { stack: [FileName, { text: Sha256, style: 'small' }] },
                ]),
              ],
            },
          },
        ]),
  );

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
