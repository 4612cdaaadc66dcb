import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { formatDollars } from '#shared/formats/currency';
import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { waterfall, type WaterfallStep } from '#shared/renewals/waterfall';
import { ACCENT, right } from '../../platform/documents/pdf/pdf-kit.ts';
import { withSign } from './paper-amounts.ts';

const COLORS: Record<WaterfallStep['kind'], string> = { total: ACCENT, up: '#b4531a', down: '#2f7d4f' };
const LABEL_PT = 128;
const AMOUNT_PT = 62;
const BARS_PT = 130;
const BAR_HEIGHT_PT = 9;
const THINNEST_PT = 1;

const CLOSE: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 2,
  paddingLeft: () => 0,
  paddingRight: () => 4,
};

/** The chart of the renewal's screen. Labels and amounts are text, so that nothing depends on seeing the bars. */
export function waterfallChart(comparison: PremiumComparison): Content[] {
  const { floor, steps } = waterfall(comparison, withSign);
  const reach = Math.max(...steps.map(({ base, size }) => base + size), 1);
  const points = (dollars: number) => (dollars / reach) * BARS_PT;
  return [
    {
      layout: CLOSE,
      table: {
        widths: [LABEL_PT, AMOUNT_PT, BARS_PT],
        dontBreakRows: true,
        body: steps.map(({ label, text, kind, base, size }): TableCell[] => [
          { text: label, bold: kind === 'total' },
          right(text, { bold: true }),
          {
            margin: [4, 1, 0, 0],
            canvas: [
              {
                type: 'rect',
                x: points(base),
                y: 0,
                w: Math.max(points(size), THINNEST_PT),
                h: BAR_HEIGHT_PT,
                color: COLORS[kind],
              },
            ],
          },
        ]),
      },
    },
    ...(floor > 0
      ? [{ text: `The bars begin at ${formatDollars(floor)}.`, style: 'small', margin: [0, 2, 0, 0] } as Content]
      : []),
  ];
}
