import type { ShareLink as ShareLinkAnswer } from '#shared/proposals/proposal.record';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { MOST_OPENS_SHOWN, shareLinkState } from '#shared/proposals/share-link';
import type { ShareLinkOpen } from './share-link-open.table.ts';
import type { ShareLink } from './share-link.table.ts';
import type { OpenCount } from './share-links.repository.ts';

interface LinkFacts {
  /** Full name. */
  createdBy: string;
  now: Date;
  count?: OpenCount;
  /** Newest first. */
  opens?: readonly ShareLinkOpen[];
  /** That carries it. */
  email?: LinkEmail | null;
}

/** A link in its API form, without the secret that opens it. */
export const toShareLink = (
  link: ShareLink,
  { createdBy, now, count, opens = [], email = null }: LinkFacts,
): ShareLinkAnswer => ({
  Id: link.id,
  CreatedAt: link.createdAt.toISOString(),
  CreatedBy: createdBy,
  ExpiresAt: link.expiresAt.toISOString(),
  RevokedAt: link.revokedAt?.toISOString() ?? null,
  State: shareLinkState(link, now),
  OpenCount: count?.times ?? 0,
  FirstOpenedAt: count?.firstAt.toISOString() ?? null,
  LastOpenedAt: count?.lastAt.toISOString() ?? null,
  Opens: opens
    .slice(0, MOST_OPENS_SHOWN)
    .map(({ openedAt, device }) => ({ At: openedAt.toISOString(), Device: device })),
  Email: email,
});
