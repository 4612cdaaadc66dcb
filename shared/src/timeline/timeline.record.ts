import { pageQuery } from '#shared/answers/list-query.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, described, id, instant, nested, orNull, text } from '#shared/records/kinds';

/** An actor, named as this reader may see them. */
const ACTOR = record({
  Name: text('Name', {
    about: 'Or a neutral word: "Internal staff", "Another agency", "The system", "The employer, by link".',
    example: 'Ada Byron',
  }),
  Role: text('Role', { about: "'' where it is not told.", example: 'Agent' }),
});

/** A record that an action concerned. */
export const AUDITED_RECORD = record({
  Kind: text('Kind', { example: 'quote' }),
  Id: text('Id', { example: '12' }),
  Words: text('Record', { example: 'Quote 12' }),
  Name: text('Name', { about: "'' where it has no name or is gone.", example: 'Lakeside Pottery, 2027 medical' }),
  Path: described(orNull(text('Path')), 'Where it opens, from the root of this site; null where it has no page.'),
});

/** A row of the timelines of a group, a quote, a rule or a user, newest first. */
export const TIMELINE_ENTRY = record('TimelineEntryAnswer', {
  Id: text('Id', { about: 'Unique among all entries.' }),
  At: instant('At'),
  What: text('What', { example: 'Moved from Quoting to Created Proposal' }),
  Detail: text('Detail', { about: 'Why, or which fields changed, never their values.' }),
  Kind: described(
    code('Kind', ['move', 'change', 'access']),
    'move: the quote went from one status to another. access: someone signed in or out, or tried to.',
  ),
  Status: described(
    orNull(
      nested('Status', record({ Code: code('Status', QUOTE_STATUSES), Label: text('Label', { example: 'Quoting' }) })),
    ),
    'The status that the quote went to, as this reader may see it; null where it did not move.',
  ),
  Who: nested('Who', ACTOR),
  From: text('From', { about: "The network address, for super users alone; '' for others." }),
  Quote: described(
    orNull(nested('Quote', record({ Id: id('Quote'), Name: text('Quote') }))),
    'The quote that it is about; null for the group itself.',
  ),
  About: described(
    orNull(nested('About', AUDITED_RECORD)),
    'The record that it was done to, where it differs from entry to entry.',
  ),
});

export type TimelineActor = Wire<typeof ACTOR>;
export type AuditedRecord = Wire<typeof AUDITED_RECORD>;
export type TimelineEntry = Wire<typeof TIMELINE_ENTRY>;

/** The subject of a timeline; `user-actions` is what a user did, `user` what was done to them. */
export type TimelineOf = 'group' | 'quote' | 'rule' | 'user' | 'user-actions';

export const TIMELINE_QUERY = pageQuery('JSON: [first, last], at most 100 rows; without it the newest 100.');
