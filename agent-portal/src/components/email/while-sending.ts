import type { ASKED_LINK } from '#shared/links/link.record';
import type { Wire } from '#shared/records/field';

type Sending = { State: string } | null | undefined;

const POLL_MS = 3_000;

/** Of a link: the email that carries it, and the text message with its code. */
export const sendingsOf = (
  link: Partial<Pick<Wire<typeof ASKED_LINK>, 'Email' | 'CodeText'>> | null | undefined,
): Sending[] => [link?.Email, link?.CodeText];

/** For `refetchInterval`: what shows that something is being sent asks again until it has gone out, or was given up. */
export const whileSending =
  <Data>(sendings: (data: Data) => readonly Sending[]) =>
  ({ state: { data } }: { state: { data?: Data } }): number | false =>
    data !== undefined && sendings(data).some((sending) => sending?.State === 'Waiting') ? POLL_MS : false;
