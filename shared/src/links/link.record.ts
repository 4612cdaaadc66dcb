import { CODE_INVALID } from '#shared/links/link';
import { record, type Wire } from '#shared/records/field';
import { text } from '#shared/records/kinds';

/** What a person without an account proves to have: the last part of the address, and the code that was told another way. */
export const LINK_ACCESS = record('LinkAccessBody', {
  Token: text('Token', { problem: () => null, max: 200 }),
  Code: text('Code', { problem: (digits) => (/^\d{6}$/.test(digits) ? null : CODE_INVALID) }),
});

export type LinkAccess = Wire<typeof LINK_ACCESS>;
