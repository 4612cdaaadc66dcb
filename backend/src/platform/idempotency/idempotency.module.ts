import { Module } from '@nestjs/common';
import { Idempotency } from './idempotency.ts';
import { PurgeIdempotentRequestsService } from './purge-idempotent-requests.service.ts';

/** For every call that may be repeated with the same Idempotency-Key. */
@Module({
  providers: [Idempotency, PurgeIdempotentRequestsService],
  exports: [Idempotency],
})
export class IdempotencyModule {}
