const CALL = /^\/(api|individual-health-insurance-api)([/?]|$)/i;

/** Whether an address is one of the API's, and not a page's. The calls of the marketplace have a beginning of their own: spec 000 section 7. */
export const isCall = (url: string): boolean => CALL.test(url);
