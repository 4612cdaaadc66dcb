import { changeText, percentChange, signedPercent } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import { formatDollars } from '#shared/formats/currency';
import { type DashboardFigures, RENEWALS_WITHIN_DAYS, type Stage, stageOf } from '#shared/groups/dashboard.record';
import { addPremiums, type PremiumSum, premiumSumText, toPremiumSum } from '#shared/quotes/quote-premium.record';
import { type ActionRow, premiumOf } from './action-rows.ts';

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
    const quotes = statuses.reduce((sum, { Quotes }) => sum + Quotes, 0);
    return inParts(label, addPremiums(statuses.map(({ Premium }) => Premium)), `a month, ${counted(quotes, 'quote')}`);
  };
  return [
    premiumIn('Quoted premium', 'progress'),
    premiumIn('Premium in review', 'review'),
    renewalsFigure(Renewals),
    inParts('Needs action', toPremiumSum(urgent.map(premiumOf)), `a month, ${counted(urgent.length, 'client')}`),
  ];
}

/** The premiums that are known as the figure; what the others cost at least as a line of its own. */
const inParts = (label: string, premiums: PremiumSum, note: string): Figure => {
  const { KnownQuotes, AtLeast, AtLeastQuotes } = premiums;
  return KnownQuotes > 0 && AtLeastQuotes > 0
    ? {
        label,
        figure: formatDollars(premiums.Known),
        notes: [
          note,
          `and from ${formatDollars(AtLeast)} in ${counted(AtLeastQuotes, 'quote')} with plans to choose from`,
        ],
      }
    : { label, figure: premiumSumText(premiums), notes: [note] };
};

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
      `${premiumSumText(PremiumNow)} a month now`,
      ...(Compared === 0
        ? []
        : [`${changeText(ComparedNow, ComparedThen)}${Compared === Groups ? '' : ` for ${Compared} of them`}`]),
    ],
  };
}
