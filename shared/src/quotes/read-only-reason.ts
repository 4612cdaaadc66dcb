/** Spec 001 section 4: "the quote turns read-only (reason 4 if none set)" after a signature. */
export const SIGNED = 4;
/**
 * Why a quote is read-only, by the number in its field ReadOnly; 0 = editable.
 * Source: spec 001 section 3, "above 0 means read-only". The wording is ours.
 */
const READ_ONLY_REASONS: Record<number, string> = {
  [SIGNED]: 'This quote has been signed and submitted. It can be read but no longer changed.',
};
export const READ_ONLY = 'This quote is locked. It can be read but no longer changed.';

/** A pended quote waits for its agent (spec 001 section 4). */
export const READ_ONLY_BUT_PENDED =
  'This quote has been signed and submitted. While it is pended, the agent can add documents and reply; nothing else can be changed.';

/** The banner's sentence; null while the quote can be edited. */
export const readOnlyReason = (readOnly: number): string | null =>
  readOnly > 0 ? (READ_ONLY_REASONS[readOnly] ?? READ_ONLY) : null;
