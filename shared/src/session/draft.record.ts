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

/** How long the server keeps a draft after its last change. */
export const DRAFT_KEPT_DAYS = 30;
/** Limits on what a user may store, so that no account fills the table: beyond it, the oldest draft makes room. */
export const MAX_DRAFTS = 50;
/** Of the content as JSON. Sealed, it fits a text column of MySQL. */
export const MAX_DRAFT_BYTES = 32_768;

export const DRAFT_TOO_LARGE = 'This draft is too large to be kept.';
export const DRAFT_KEY = 'There are no drafts of this form.';
export const DRAFT_CHANGED = 'This draft was changed in another tab or on another device.';
export const DRAFT_OF_ANOTHER_USER = 'Someone else has signed in since this draft was begun.';

const KEY =
  /^(new-group|individual-census-new|(group|group-census|plan-selection|application|enrollment-member|individual-census|individual-enrollment|advice)-[1-9]\d{0,9})$/;

/** Whether the server keeps drafts of this form: "new-group", "group-7". */
export const isDraftKey = (key: string): boolean => KEY.test(key);
