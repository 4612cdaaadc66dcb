import { int, stored, text } from './stored.ts';

/** Written by `takeTurn` and `takeTurnOf`. */
export class Turn extends stored('turns', {
  name: text(32).key(),
  /** A counter; it only matters that it changes. */
  taken: int(),
}) {}
