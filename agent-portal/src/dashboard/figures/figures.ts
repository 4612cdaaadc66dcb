import { changeText, percentChange, signedPercent } from '#shared/formats/change';
import { counted } from '#shared/formats/counted';
import { formatDollars } from '#shared/formats/currency';
import { type DashboardFigures, RENEWALS_WITHIN_DAYS } from '#shared/groups/dashboard-figures.record';
import { type Stage, stageOf } from '#shared/groups/dashboard-list';
import type { ActionRow } from '../needs-action/action-rows.ts';

export interface Figure {
  label: string;
  figure: string;
  /** Beside the figure: its change. */
  change?: string;
  /** One line each. */
  notes: readonly string[];
}

/** The four figures of the morning. */
export function figuresOf({ Pipeline, Renewals }: DashboardFigures, urgent: readonly ActionRow[]): Figure[] {
  const inStage = (stage: Stage) => Pipeline.filter(({ Status }) => stageOf(Status) === stage);
  const premiumIn = (label: string, stage: Stage): Figure => {
    const statuses = inStage(stage);
    return {
      label,
      figure: formatDollars(statuses.reduce((sum, { Premium }) => sum + Premium, 0)),
      notes: [
        `a month, ${counted(
          statuses.reduce((sum, { Quotes }) => sum + Quotes, 0),
          'quote',
        )}`,
      ],
    };
  };
  return [
    premiumIn('Premium in quotes', 'progress'),
    premiumIn('Premium in review', 'review'),
    renewalsFigure(Renewals),
    {
      label: 'At risk',
      figure: formatDollars(urgent.reduce((sum, { row, action }) => sum + premiumOf(row, action), 0)),
      notes: [`a month, ${counted(urgent.length, 'group')} under “Needs action”`],
    },
  ];
}

/** A renewal that is due puts at risk what the group pays now. */
const premiumOf = (row: ActionRow['row'], { reason }: ActionRow['action']): number =>
  (reason === 'renewalDue' ? row.PremiumNow : row.Premium)?.Amount ?? 0;

function renewalsFigure({
  Groups,
  PremiumNow,
  Compared,
  ComparedNow,
  ComparedThen,
}: DashboardFigures['Renewals']): Figure {
  const percent = percentChange(ComparedNow, ComparedThen);
  return {
    label: `Renewals in ${RENEWALS_WITHIN_DAYS} days`,
    figure: String(Groups),
    // That of a few is not the change of all.
    ...(percent !== null && Compared === Groups && { change: signedPercent(percent) }),
    notes: [
      `${formatDollars(PremiumNow)} a month now`,
      ...(Compared === 0
        ? []
        : [`${changeText(ComparedNow, ComparedThen)}${Compared === Groups ? '' : ` for ${Compared} of them`}`]),
    ],
  };
}
