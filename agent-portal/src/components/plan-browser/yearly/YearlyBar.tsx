import type { CSSProperties } from 'react';
import type { CostYear } from '#shared/plans/yearly-cost';

/** From the good year to the bad one: a dot, a tick, a ring. @param places percent of the axis */
export function YearlyBar({ places }: { places: Readonly<Record<CostYear, number | null>> }) {
  const { good, usual, bad } = places;
  if (good === null) {
    return null;
  }
  return (
    <span className="year-track" style={positions({ good, usual: usual ?? good, bad: bad ?? good })} aria-hidden>
      <i className="premiums" />
      {bad !== null && <i className="to-bad" />}
      {usual !== null && <i className="to-usual" />}
      {bad !== null && <i className="mark mark-bad" />}
      {usual !== null && <i className="mark mark-usual" />}
      <i className="mark mark-good" />
    </span>
  );
}

const positions = (at: Readonly<Record<CostYear, number>>): CSSProperties =>
  ({ '--good': `${at.good}%`, '--usual': `${at.usual}%`, '--bad': `${at.bad}%` }) as CSSProperties;
