import { record, type Wire } from '#shared/records/field';
import { anything, described, id, instant, orNull, version } from '#shared/records/kinds';

const CONTENT = described(anything('Content'), 'What was typed, as JSON. It is encrypted where it is stored.');

/** GET /api/account/Drafts/{form}: what the caller has typed and not saved yet. */
export const DRAFT = record({ Version: version(), SavedAt: instant('Saved at'), Content: CONTENT });

/** PUT /api/account/Drafts/{form}. */
export const KEEP_DRAFT = record('KeepDraftBody', {
  UserId: described(
    id('User'),
    'Who typed it: in a tab that someone else has left open, the session may be another user’s by now.',
  ),
  Version: described(orNull(version()), 'The version that it replaces; null for a new draft.'),
  Content: CONTENT,
});

/** Its response. */
export const KEPT_DRAFT = record('KeptDraftAnswer', { Version: version(), SavedAt: instant('Saved at') });

export type DraftResponse = Wire<typeof DRAFT>;
