import { flag, id, loose, refers, stored, text, version } from '../database/stored.ts';
import { Agency } from './agency.table.ts';

/** A licensed agent. Plain stored data. */
export class Agent extends stored(
  'agents',
  {
    id: id(),
    /** The insurer's own number for the agent. */
    srcAgentId: text(20).unique(),
    firstName: loose(60),
    lastName: loose(60),
    /** National Producer Number, digits; empty for none. */
    npnNumber: text(10).index(),
    /** Ten digits; empty for none. */
    phone: loose(10),
    email: text(120),
    agencyId: refers(() => Agency, 'RESTRICT'),
    isAgentBroker: flag(),
    /** false: no longer offered for new groups and users; the agent keeps existing ones. */
    isActive: flag().default(true),
    version: version().default(1),
  },
  { indexes: [['lastName', 'firstName']] },
) {}
