/** Of the marketplace; part of the address with which an agent comes back from it. Individuals, decision 2. */
export const CONSUMER_ID = /^[A-Za-z0-9-]{1,40}$/;
