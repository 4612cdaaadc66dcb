import { Link } from '../../platform/links/link.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** The proposal behind a link was opened. Written once. */
export class ShareLinkOpen extends stored(
  'share_link_opens',
  {
    id: id(),
    shareLinkId: refers(() => Link, 'CASCADE'),
    /** UTC. */
    openedAt: instant(),
    /** The network only: "203.0.113.0", "2001:db8:1::". */
    address: loose(45),
    /** Family of browser and device: "Safari on iPhone". */
    device: loose(40),
  },
  { indexes: [['shareLinkId', 'openedAt']] },
) {}
