import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NightlyJobs } from '../../../platform/jobs/nightly-jobs.ts';
import { ExpireQuotesService } from './expire-quotes.service.ts';

@Injectable()
export class ExpireNightlyService implements OnModuleInit {
  constructor(
    private readonly nightly: NightlyJobs,
    private readonly expireQuotes: ExpireQuotesService,
  ) {}

  onModuleInit(): void {
    this.nightly.register('expire-quotes', (stop) => this.expireQuotes.expireAll(stop));
  }
}
