import type { PictureOccasion } from '#shared/pictures/picture.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { id, instant, json, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import type { PictureContent } from './picture-content.ts';

/** A quote as it was when its price was told, or its status changed. Append-only; what has not changed is not kept again. */
export class QuotePicture extends stored(
  'quote_pictures',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    /** UTC. */
    takenAt: instant(),
    /** null = the system. */
    takenByUserId: refers(() => User, 'RESTRICT').orNull(),
    occasion: text<PictureOccasion>(16),
    status: loose<QuoteStatus>(24),
    content: json<PictureContent>(),
    /** Of the content, hex. */
    contentSha256: text(64),
  },
  { indexes: [['quoteId', 'id']] },
) {}
