import { relativeTime } from '#shared/formats/relative-time';
import { formatInstant } from '#shared/formats/instant';

/** How long ago it was; the exact time on hover and for the machine. */
export const RelativeTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatInstant(at)}>
    {relativeTime(at, new Date())}
  </time>
);
