/** Spec 002 section 2 names the information; the wording is ours. */
export const DELTA_DENTAL_NOTE =
  'Delta Dental administers the benefits of Delta Dental plans. Members use the dentists of its networks and its own member card.';
