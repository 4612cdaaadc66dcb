import { int, loose, stored, text } from './stored.ts';

/** Small facts about the whole database: cache versions, the key check, the head of the audit chain. */
export class SystemState extends stored('system_state', {
  name: text(64).key(),
  value: loose(255),
  version: int().default(0),
}) {}
