import { formatCents } from '#shared/formats/currency';

/** A household's tax credit, in whole cents a month. */
export interface ShownCredit {
  /** Taken in advance. */
  appliedCents: number;
  maximumCents: number;
  /** By the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
}

/** "$600.00 of the $612.40 tax credit granted by the marketplace"; "an estimated tax credit of $600.00". */
export const creditWords = ({ appliedCents, maximumCents, isGranted }: ShownCredit): string =>
  isGranted
    ? `${formatCents(appliedCents)} of the ${formatCents(maximumCents)} tax credit granted by the marketplace`
    : `an estimated tax credit of ${formatCents(appliedCents)}`;
