/** Who did something, in the words that this reader may read. */
export interface TimelineActor {
  /** Name, or a neutral word: "Internal staff", "Another agency", "The system". */
  Name: string;
  /** "Agent", "Internal sales"; empty where it is not told. */
  Role: string;
}

/** A record that something was done to. */
export interface AuditedRecord {
  /** "quote", "business-rule". */
  Kind: string;
  Id: string;
  /** "Quote 12". */
  Words: string;
  /** What people call it: "Lakeside Pottery, 2027 medical"; empty where it has no name or is gone. */
  Name: string;
  /** Where it opens, from the root of this site; null where it has no page. */
  Path: string | null;
}

/** One row of the timelines of a group, a quote, a rule or a user, newest first. */
export interface TimelineEntry {
  /** Of its own among all entries. */
  Id: string;
  /** UTC instant. */
  At: string;
  /** "Census approved", "Moved from Quoting to Created Proposal". */
  What: string;
  /** Why, or which fields changed (never their values); empty where there is nothing to add. */
  Detail: string;
  /** `move`: the quote went from one status to another. */
  Kind: 'move' | 'change';
  Who: TimelineActor;
  /** The network address that it was done from: super users alone read it, others read ''. */
  From: string;
  /** The quote that it is about; null for the group itself. */
  Quote: { Id: number; Name: string } | null;
  /** Where the records differ from entry to entry (what a user did): the record that it was done to. */
  About: AuditedRecord | null;
}

/** Whose life a timeline tells; `user-actions` is what a user did, `user` what was done to them. */
export type TimelineOf = 'group' | 'quote' | 'rule' | 'user' | 'user-actions';

/** GET. */
export const timelinePath = (of: TimelineOf, id: number): string =>
  of === 'user-actions' ? `/api/timeline/user/${id}/actions` : `/api/timeline/${of}/${id}`;
