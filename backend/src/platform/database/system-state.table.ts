import { int, loose, stored, text } from './stored.ts';

/** Small facts about the whole database: cache versions, the key check, the head of the audit chain. */
export class SystemState extends stored('system_state', {
  name: text(64).key(),
  value: loose(255),
  version: int().default(0),
}) {}

/** Written by `takeTurn` and `takeTurnOf`. */
export class Turn extends stored('turns', {
  name: text(32).key(),
  /** A counter; it only matters that it changes. */
  taken: int(),
}) {}
