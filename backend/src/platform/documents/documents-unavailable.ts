/** The blob store is unavailable, full, or has lost the content. */
export const STORAGE_UNAVAILABLE = 'Documents cannot be stored or read at the moment. Please try again shortly.';
