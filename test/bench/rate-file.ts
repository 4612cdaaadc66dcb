import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { AGE_BANDS } from '../../shared/src/plans/age-band.ts';

/** A year without plans in the demo catalogue. */
export const RATE_YEAR = 2040;
export const RATES_PER_SHEET = 16 * AGE_BANDS.length;
const QUARTERS = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const;
const HEADER =
  'BusinessYear,StateCode,IssuerId,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';

/** One plan in one quarter: 816 rates. */
export interface Sheet {
  plan: number;
  hiosPlanId: string;
  start: string;
  end: string;
}

/** As many plans and quarters as needed for `rates`. */
export function sheetsFor(rates: number): Sheet[] {
  return Array.from({ length: Math.ceil(rates / RATES_PER_SHEET) }, (_, at) => {
    const [start, end] = QUARTERS[at % 4]!;
    const plan = Math.floor(at / 4);
    return {
      plan,
      hiosPlanId: `55555MI${String(plan + 1).padStart(7, '0')}`,
      start: `${RATE_YEAR}-${start}`,
      end: `${RATE_YEAR}-${end}`,
    };
  });
}

/** A rate in cents: the same in the file and in the floor. */
export const centsOf = (plan: number, area: number, band: number): number =>
  20_000 + plan * 37 + area * 101 + band * 1_009;
export const tobaccoCentsOf = (cents: number): number => Math.floor(cents * 1.2);

/** Writes the sheets in the columns of the CMS Rate PUF, as a stream. */
export async function writeRateFile(file: string, sheets: readonly Sheet[]): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${HEADER}\n`);
  for (const { plan, hiosPlanId, start, end } of sheets) {
    let text = '';
    for (let area = 1; area <= 16; area += 1) {
      for (const [band, age] of AGE_BANDS.entries()) {
        const cents = centsOf(plan, area, band);
        const rates = `${dollars(cents)},${dollars(tobaccoCentsOf(cents))}`;
        text += `${RATE_YEAR},MI,55555,${start},${end},${hiosPlanId},Rating Area ${area},Tobacco User/Non-Tobacco User,${age},${rates}\n`;
      }
    }
    if (!stream.write(text)) {
      await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'finish');
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
