/** Source: spec 002 section 8, word for word. The last one shows only where it is true: the list refreshes automatically. */
export const RULE_ADDED = 'Configuration details added successfully.';
export const RULE_UPDATED = 'Configuration details updated successfully.';
export const REFRESH_RULES = 'Please refresh the page to view added/updated configuration';
