import type { PlanBreakdown } from '#shared/plans/plan.record';

type Benefit = PlanBreakdown['Benefits'][number];

const NOT_COVERED = 'Not covered';

const isAlike = ({ InNetwork, OutOfNetwork }: Benefit): boolean => InNetwork === OutOfNetwork;

/**
 * What a plan covers outside its network, where one line says it: nothing, apart from benefits that cost the same in and out of it, like
 * emergencies. Null for plans that pay for other care outside, and for those of which nothing is known.
 */
export function outsideNetwork(benefits: readonly Benefit[]): string | null {
  const known = benefits.filter(({ OutOfNetwork }) => OutOfNetwork !== '');
  const different = known.filter((benefit) => !isAlike(benefit));
  if (different.length === 0 || different.some(({ OutOfNetwork }) => OutOfNetwork !== NOT_COVERED)) {
    return null;
  }
  const covered = known.filter((benefit) => isAlike(benefit) && benefit.InNetwork !== NOT_COVERED);
  const names = [...new Set(covered.map((benefit) => benefit.Benefit))];
  return names.length === 0 ? NOT_COVERED : `${NOT_COVERED}, except ${names.join(', ')}`;
}
