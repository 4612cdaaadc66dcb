import type { DriverFacts } from '#shared/contract-renewals/driver-words';
import type { Stage } from '#shared/contract-renewals/premium-change';
import { percentChange } from '#shared/formats/percent';
import { yearOf } from '#shared/dates/iso-date';
import { ratingAge } from '../../catalogue/rating/charged-members.ts';
import type { RenewalPerson, RenewalFacts } from './renewal-people.ts';
import type { RenewalPrices, RenewalYear } from './renewal-prices.ts';

interface Facts extends Pick<DriverFacts, 'currentPlan' | 'successor' | 'countyNow' | 'countyThen' | 'credit'> {
  people: readonly RenewalPerson[];
  prices: RenewalPrices;
  now: RenewalYear;
  then: RenewalYear;
}

type Priced = Omit<Stage<RenewalFacts>, 'people'>;
const NOW: Priced = { plan: 'current', year: 'now', place: 'now' };

/** What the sentences about the causes tell. */
export function driverFacts({ people, prices, now, then, ...known }: Facts): DriverFacts {
  const staying = people.flatMap(({ name, now: before, then: after }) =>
    before && after ? [{ name, before, after }] : [],
  );
  const aged = staying.map(({ before, after: { birthDate, ratedOn } }) => ({ ...before, birthDate, ratedOn }));
  const inNewYear = prices.total({ ...NOW, year: 'then', people: aged });
  const isContinued = inNewYear !== null;
  const years = isContinued
    ? [NOW, { ...NOW, year: 'then' }]
    : [
        { ...NOW, plan: 'successor' },
        { ...NOW, plan: 'successor', year: 'then' },
      ];
  const [from, to] = years.map((priced) => prices.total({ ...(priced as Priced), people: aged }));
  return {
    ...known,
    yearNow: yearOf(now.effectiveDate),
    yearThen: yearOf(then.effectiveDate),
    isContinued,
    aged: staying.map(({ name, before, after }, at) => ({
      name,
      ageNow: ratingAge(before.birthDate, before.ratedOn),
      ageThen: ratingAge(after.birthDate, after.ratedOn),
      percent: percentOf(alone(prices, before), alone(prices, aged[at]!)),
    })),
    ratePercent: percentOf(from ?? null, to ?? null),
    tobacco: staying
      .filter(({ before, after }) => before.tobacco !== after.tobacco)
      .map(({ name, after }) => ({ name, usesNow: after.tobacco })),
    joined: people.filter(({ now: before }) => before === null).map(({ name }) => name),
    left: people.filter(({ then: after }) => after === null).map(({ name }) => name),
  };
}

const alone = (prices: RenewalPrices, person: RenewalFacts): number | null =>
  prices.total({ ...NOW, people: [person] });

const percentOf = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : percentChange(from, to);
