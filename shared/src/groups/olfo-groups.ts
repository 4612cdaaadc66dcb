/** What external users may not do for a group that renews as OLFO. Source: spec 002 section 6, word for word. */
export const NO_PROPOSAL_FOR_OLFO =
  'You cannot create a proposal for this group because it is an OLFO group. Please contact the sales team for more information.';
export const NO_QUOTE_FOR_OLFO =
  'You cannot create a new quote for this group because it is an OLFO group, please contact the sales team for more information.';
