import { Logger } from '@nestjs/common';
import { BoundedThreads, threadModule } from '../../threads/bounded-threads.ts';

/**
 * Threads in which documents are drawn that show pictures: bytes of users. The words are ours.
 * @param noun of the document: "proposal"
 * @param worker the module that draws it, below backend/src
 * @param milliseconds most, of a processor
 */
export function drawingThreads<Content>(
  noun: string,
  worker: string,
  milliseconds: number,
): BoundedThreads<Content, Uint8Array> {
  const logger = new Logger('drawing');
  const cannotBeMade = `This ${noun} cannot be made with its logos. Remove the logo of the agency or save it again as a plain PNG.`;
  return new BoundedThreads({
    module: threadModule(worker),
    limits: { megabytes: 512, milliseconds, atOnce: 2, waiting: 20, perUser: 5 },
    refusals: {
      tooMany: `Many ${noun}s are being made at the moment. Please try again in a minute.`,
      tooManyOfUser: `Several of your ${noun}s are being made already. Wait until they are finished, then try again.`,
      tookTooLong: cannotBeMade,
      tooLarge: cannotBeMade,
      failed: cannotBeMade,
    },
    onFailure: (what) => logger.warn(`A ${noun} could not be drawn: ${what}`),
  });
}
