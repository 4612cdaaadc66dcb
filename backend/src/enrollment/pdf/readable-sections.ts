import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { planPremiumText } from '#shared/plans/plan-texts';
import { answerSections } from './answer-lines.ts';
import {
  type ApplicationContent,
  type ContentMember,
  type ContentPlan,
  pricedPlan,
  totalText,
} from './application-content.ts';

interface ReadableSection {
  Title: string;
  Lines: { Label: string; Text: string }[];
}

/** What the pages of the application say, to be read on a phone: the same answers, plans, members and documents. */
export function readableSections({
  Application,
  Plans,
  Premium,
  Members,
  Documents,
}: ApplicationContent): ReadableSection[] {
  const planNames = new Map(Plans.map(({ PlanId, Name }) => [PlanId, Name]));
  return [
    ...answerSections(Application.Answers).map(({ title, lines }) => ({
      Title: title,
      Lines: lines.map(([Label, Text]) => ({ Label, Text })),
    })),
    {
      Title: 'Plans',
      Lines: [
        ...Plans.map((plan) => ({ Label: plan.Name, Text: planText(plan) })),
        ...(Premium ? [{ Label: 'All plans together', Text: totalText(Premium) }] : []),
      ],
    },
    {
      Title: 'Members',
      Lines: Members.map((member) => ({
        Label: `${member.FirstName} ${member.LastName}`,
        Text: memberText(member, planNames.get(member.MedicalPlanId ?? 0)),
      })),
    },
    { Title: 'Documents', Lines: Documents.map(({ Title, FileName }) => ({ Label: Title, Text: FileName })) },
  ];
}

const planText = (plan: ContentPlan): string =>
  [plan.Coverage, plan.MetalTier, plan.NetworkType, planPremiumText(pricedPlan(plan))].filter(Boolean).join(', ');

const memberText = (member: ContentMember, planName = ''): string =>
  [
    RELATIONSHIP_LABELS[member.Relationship],
    `born ${formatDay(member.DateOfBirth)}`,
    `medical: ${member.Medical}${planName && ` in ${planName}`}`,
    `dental: ${member.Dental}`,
    `vision: ${member.Vision}`,
  ].join(', ');
