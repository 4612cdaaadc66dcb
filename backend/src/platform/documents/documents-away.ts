/** The blob store does not answer, is full, or has lost the bytes. */
export const STORAGE_UNAVAILABLE = 'Documents cannot be stored or read at the moment. Please try again shortly.';
