import { Logger } from '@nestjs/common';
import { AppError } from '../platform/errors.ts';

/**
 * Some days' rules, or plans that are not loaded, refuse what a household of the demo does: the demo then has less, says so in the log, and
 * the server starts.
 */
export async function unlessRefused(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || !['RULE_BROKEN', 'NOT_LOADED'].includes(error.code)) {
      throw error;
    }
    new Logger('Demo').warn(`The household ${name} is left as it is. ${error.message}`);
  }
}
