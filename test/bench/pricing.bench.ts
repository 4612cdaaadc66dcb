import { addDays, isoDate } from '../../shared/src/dates/iso-date.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import type { RatedMember, RatedPlan } from '../../backend/src/catalogue/rating/charged-members.ts';
import { emptyRates, rateIndex } from '../../backend/src/catalogue/rating/filed-rates.ts';
import { priceGroup } from '../../backend/src/catalogue/rating/price-group.ts';
import { groupOf120, repeatableNumbers } from './demo-group.ts';
import { atMost, type Finding } from './report.ts';
import { inTurns, millisecondsPerCall } from './turns.ts';

const EFFECTIVE = isoDate('2027-01-01');
const AREA = 12;
const PLANS = 150;
const CALLS = 400;
const ROUNDS = 25;

/** 120 members x 150 plans, against a bare loop over the same typed arrays that knows each member's band already. */
export async function pricingBench(): Promise<Finding[]> {
  const plans: RatedPlan[] = Array.from({ length: PLANS }, (_, at) => ({
    id: at + 1,
    market: 'SmallGroup',
    coverage: 'medical',
    chargesEveryChild: false,
  }));
  const rates = emptyRates(plans.map(({ id }) => id));
  const random = repeatableNumbers(11);
  rates.plainCents.forEach((_, at) => {
    rates.plainCents[at] = 20_000 + Math.floor(random() * 100_000);
    rates.tobaccoCents[at] = Math.floor(rates.plainCents[at]! * 1.2);
  });
  const members: RatedMember[] = groupOf120(EFFECTIVE).map((member, at) => ({
    ...member,
    id: at + 1,
    lastTobaccoUse: member.tobacco ? addDays(EFFECTIVE, -90) : null,
    enrolls: { medical: true, dental: false, vision: false },
  }));

  const bands = Int32Array.from(members, ({ birthDate }) => ageBandOf(2026 - Number(birthDate.slice(0, 4))));
  const isLoaded = Uint8Array.from(members, ({ tobacco }) => Number(tobacco));
  const totals = new Int32Array(PLANS);
  const bareLoop = () => {
    for (let row = 0; row < PLANS; row += 1) {
      const first = rateIndex(row, AREA, 0);
      let total = 0;
      for (let at = 0; at < bands.length; at += 1) {
        const filed = isLoaded[at] === 1 ? rates.tobaccoCents : rates.plainCents;
        total += filed[first + bands[at]!]!;
      }
      totals[row] = total;
    }
  };
  const ours = () => {
    priceGroup({ plans, rates, members, area: AREA, effectiveDate: EFFECTIVE });
  };
  const {
    ours: a,
    floor: b,
    ratio,
  } = await inTurns(
    () => millisecondsPerCall(CALLS, ours),
    () => millisecondsPerCall(CALLS, bareLoop),
    ROUNDS,
  );
  const detail = `${a.toFixed(3)} ms, bare typed loop ${b.toFixed(3)} ms`;
  return [atMost('pricing, 120 members x 150 plans', ratio, 2, detail)];
}
