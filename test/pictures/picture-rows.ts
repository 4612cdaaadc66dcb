import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuotePicture } from '../../backend/src/quoting/pictures/quote-picture.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { TestApp } from '../support/app.ts';

/** Of a quote without people and plans. */
export const insertPicture = (app: TestApp, user: User, { id: quoteId }: Pick<Quote, 'id'>): Promise<QuotePicture> =>
  app.insert(
    Object.assign(new QuotePicture(), {
      ...{ quoteId, takenAt: app.clock.now(), takenByUserId: user.id, occasion: 'PaperMade', status: 'Quoting' },
      content: {
        ...{ effectiveDate: isoDate('2027-01-01'), county: 'Kent', rateArea: 12 },
        ...{ household: null, members: [], plans: [] },
      },
      contentSha256: 'none',
    }),
  );
